/** Paths that comments and documents name: each file of the checkout that they send a reader to must be there. */

/** A path into one of the code's folders, as it stands in a sentence. */
const PATH = /(?<![\w#/.@-])(?:contracts|fixtures|server|web|scripts)\/[\w./-]*\w/g
/** A comment on lines of its own or at the end of one; `/*` inside a string or a glob begins none. */
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/).*$|\s(?:\/\/|\/\*) .*$/gm
/** Extensions that a sentence leaves out. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.md', '.json']

/** The paths named in a file that `exists` does not know; `x` and `NAME` stand for any name. */
export function unknownPaths(file: string, text: string, exists: (path: string) => boolean): string[] {
  const prose = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n')
  return [...new Set(prose.match(PATH) ?? [])].filter(
    (path) => !/\/(x|NAME)\b/.test(path) && !ENDINGS.some((ending) => exists(path + ending)),
  )
}
