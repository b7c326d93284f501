/*
 * What the engine says to the page and to the npm package alike. The page's scripts and the package
 * are both checked against it, and so are the engine's actual answers.
 */

interface Finding {
  severity: 'error' | 'warning';
  code: string;
  message: string;
  hint?: string;
  /** Counted from one; 0 when it has no place. */
  line: number;
  column: number;
  length: number;
  excerpt: string;
  /** Where the finding begins in the excerpt. */
  caret: number;
}

interface NotationInfo {
  id: string;
  name: string;
  description: string;
  reads: boolean;
  writes: boolean;
  forms: string[];
}

interface VariantInfo {
  name: string;
  group: string;
  size: string;
  playable: boolean;
  /** Its other names. */
  other: string;
  note?: string;
}

interface Hello {
  notations: NotationInfo[];
  variants: VariantInfo[];
}

/** What a notation could not carry. */
interface Loss {
  what: string;
  count: number;
  detail: string;
}

type VerdictName = 'playing' | 'check' | 'softmate' | 'checkmate' | 'stalemate' | 'unknown';
