/** Checks the Markdown documents: links, named files, commands, and the limits on README, architecture and decisions. */
import { posix } from 'node:path'

export interface Documents {
  /** The text of each document by its path in the checkout. */
  texts: ReadonlyMap<string, string>
  exists: (path: string) => boolean
  /** The paths of all source files and documents. */
  files: readonly string[]
  /** The names of the npm scripts. */
  commands: ReadonlySet<string>
}

const LINES: Readonly<Record<string, number>> = { 'README.md': 110, 'ARCHITECTURE.md': 120 }
const DECISION_LINES = 25
const MAX_IN_FORCE = 40

const INDEX = 'docs/decisions/README.md'
const DECISION = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/
const STATUS = /^Status: (in force|superseded by \[\d+\]\((\d{4}-[a-z0-9-]+\.md)\))\. Date: \d{4}-\d\d-\d\d/m

const CODE_BLOCK = /^```[\s\S]*?^```$|^(?: {4}|\t).*$/gm
const CODE_SPAN = /`[^`]*`/g
/** A code span with a file name, with or without its folder. */
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|mjs|mts|md|jsonc|css))`/g
/** A name such as `x.rules.ts` means any file that ends like this. */
const PLACEHOLDER = /(^|\/)x\./
/** The target of a link or a picture. */
const LINK = /\]\(([^)\s]+)\)/g
const ADDRESS = /^[a-z]+:/
const COMMAND = /\bnpm run ([a-z][\w:-]*)/g

export function documentProblems(documents: Documents): { file: string; rule: string }[] {
  const { texts, files } = documents
  const endings = endingsOf(files)
  return [
    ...[...texts].flatMap(([file, text]) =>
      [
        ...linkProblems(file, text, documents),
        ...namedFileProblems(file, text, endings),
        ...commandProblems(text, documents),
        ...lengthProblems(file, text),
      ].map((rule) => ({ file, rule })),
    ),
    ...decisionProblems(texts),
    ...reachProblems(texts),
  ]
}

function linkProblems(file: string, text: string, { texts, exists }: Documents): string[] {
  return linksOf(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : posix.join(posix.dirname(file), path)
    if (!exists(target)) return `links to ${link}, which does not exist`
    const other = texts.get(target)
    if (anchor === undefined || other === undefined || headingsOf(other).has(anchor)) return []
    return `links to ${link}: ${target} has no such heading`
  })
}

/** Every suffix of every path: `a/b.ts` and `b.ts`. */
const endingsOf = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_, i) => parts.slice(i).join('/'))
    }),
  )

const namedFileProblems = (file: string, text: string, endings: ReadonlySet<string>): string[] =>
  [...text.replace(CODE_BLOCK, '').matchAll(NAMED_FILE)].flatMap(([, name = '']) =>
    PLACEHOLDER.test(name) || endings.has(name) || endings.has(posix.join(posix.dirname(file), name))
      ? []
      : `names ${name}, which does not exist`,
  )

const linksOf = (text: string): string[] =>
  [...text.replace(CODE_BLOCK, '').replace(CODE_SPAN, '').matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !ADDRESS.test(link))

/** Anchors of the headings, as GitHub builds them. */
const headingsOf = (text: string): Set<string> =>
  new Set(
    [...text.replace(CODE_BLOCK, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

const commandProblems = (text: string, { commands }: Documents): string[] =>
  [...text.matchAll(COMMAND)].flatMap(([, name = '']) =>
    commands.has(name) ? [] : `names npm run ${name}, which package.json lacks`,
  )

function lengthProblems(file: string, text: string): string[] {
  const limit = DECISION.test(file) ? DECISION_LINES : LINES[file]
  const lines = text.trimEnd().split('\n').length
  return limit !== undefined && lines > limit ? [`has ${lines} lines: at most ${limit}`] : []
}

/** Each decision needs a status, a unique number and one entry in the index; the number in force is limited. */
function decisionProblems(texts: ReadonlyMap<string, string>): { file: string; rule: string }[] {
  const decisions = [...texts].filter(([file]) => DECISION.test(file))
  const links = linksOf(texts.get(INDEX) ?? '')
  // Only the list counts: the text below it may repeat links.
  const listed = [...(texts.get(INDEX) ?? '').matchAll(/^- \[\d+\. .+?\]\((.+?)\)/gm)].map(([, name]) => name)
  const numbers = decisions.map(([file]) => DECISION.exec(file)?.[1])
  const problems = decisions.flatMap(([file, text], i) => {
    const name = posix.basename(file)
    const status = STATUS.exec(text)
    return [
      ...(status
        ? []
        : ['needs a line “Status: in force. Date: 2026-11-23.” or “Status: superseded by [N](file). Date: …”']),
      ...(numbers.indexOf(numbers[i]) === i ? [] : [`has the number ${numbers[i]} of another decision`]),
      ...(text.startsWith(`# ${Number(numbers[i])}. `)
        ? []
        : [`begins with another number than # ${Number(numbers[i])}.`]),
      ...(listed.filter((each) => each === name).length <= 1 ? [] : [`is listed in ${INDEX} more than once`]),
      ...(links.includes(name) ? [] : [`is missing in ${INDEX}`]),
    ].map((rule) => ({ file, rule }))
  })
  const inForce = decisions.filter(([, text]) => STATUS.exec(text)?.[1] === 'in force').length
  return inForce > MAX_IN_FORCE
    ? [...problems, { file: INDEX, rule: `has ${inForce} decisions in force: at most ${MAX_IN_FORCE}, merge some` }]
    : problems
}

/** Every page of docs needs a link from the README, so that readers find it. */
function reachProblems(texts: ReadonlyMap<string, string>): { file: string; rule: string }[] {
  const links = new Set(linksOf(texts.get('README.md') ?? '').map((link) => link.split('#')[0]))
  return [...texts.keys()]
    .filter((file) => /^docs\/[^/]+\.md$/.test(file) && !links.has(file))
    .map((file) => ({ file, rule: 'is not linked from README.md' }))
}
