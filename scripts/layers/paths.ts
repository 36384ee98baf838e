/** Checks that every path named in a comment or document exists in the checkout. */

/** A path that starts with one of our folders. */
const PATH = /(?<![\w#/.@-])(?:contracts|fixtures|server|web|scripts|docs)\/[\w./-]*\w/g
/** A comment on its own lines or at the end of a line. `/*` inside a string or a glob starts none. */
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/).*$|\s(?:\/\/|\/\*) .*$/gm
/** Extensions that prose may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.md', '.json']

/** Placeholders and build output: a fresh checkout has no `dist`. */
const SKIPPED = /\/(x|NAME|dist)\b/

/** Returns the named paths that do not exist, without placeholders and build output. */
export function unknownPaths(file: string, text: string, exists: (path: string) => boolean): string[] {
  const prose = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n')
  return [...new Set(prose.match(PATH) ?? [])].filter(
    (path) => !SKIPPED.test(path) && !ENDINGS.some((ending) => exists(path + ending)),
  )
}
