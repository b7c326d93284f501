@echo off
rem Starts Fivefold; builds it first when it is missing or a source is newer than the jar.
rem   FIVEFOLD_JAVA_OPTS   options for the JVM, in place of the ones chosen below
rem   JAVA_HOME            the JDK to use, otherwise the java on the PATH
setlocal DisableDelayedExpansion

set "ROOT=%~dp0."
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"

rem cmd cannot compare file times over a tree, so the build program is asked each time.
"%JAVA%" "%ROOT%\launcher\Build.java" "%ROOT%" 1>&2 <nul
if errorlevel 1 exit /b %ERRORLEVEL%
if /i "%~1"=="web" (
  "%JAVA%" "%ROOT%\launcher\Build.java" "%ROOT%" web 1>&2 <nul
  if errorlevel 1 exit /b 70
)

rem Most commands end before an optimising compiler has earned its keep; the searching ones do not. The language server
rem makes much that is soon forgotten: the more room there is for it, the less often it stops to clean up.
rem An engine that has so many milliseconds can't stop for 80 of them, as it would now and then, to clean up everything
rem at once.
set "MACHINE=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
for %%C in (actions annotate check convert db generate perft puzzles solve verdict web) do if /i "%~1"=="%%C" set "MACHINE=-XX:+UseSerialGC"
for %%C in (analyse match play uci) do if /i "%~1"=="%%C" set "MACHINE=-XX:+UseG1GC -XX:MaxGCPauseMillis=15"
if /i "%~1"=="lsp" set "MACHINE=-XX:+UseSerialGC -XX:NewRatio=1"
if not defined FIVEFOLD_JAVA_OPTS set "FIVEFOLD_JAVA_OPTS=-Xshare:auto %MACHINE%"

"%JAVA%" %FIVEFOLD_JAVA_OPTS% -jar "%ROOT%\target\fivefold.jar" %*
exit /b %ERRORLEVEL%
