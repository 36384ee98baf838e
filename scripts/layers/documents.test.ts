import { describe, expect, test } from 'vitest'
import { documentProblems } from './documents.ts'

const README = '# Product\n\n[configuration](docs/configuration.md)\n'
const CONFIGURATION = '# Configuration\n\n## Behind a proxy\n'
const decision = (number: number, status = 'in force') =>
  `# ${number}. Title\n\nStatus: ${status}. Date: 2026-11-23.\n\n**Context.** …\n`
const index = (...names: string[]) => names.map((name, i) => `- [${i + 1}. Title](${name})\n`).join('')

/** Problems after adding these documents to valid ones. */
function broken(added: Record<string, string>): string[] {
  const texts = new Map(Object.entries({ 'README.md': README, 'docs/configuration.md': CONFIGURATION, ...added }))
  const files = [...texts.keys(), 'server/app/env.ts']
  const exists = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`))
  return documentProblems({ texts, exists, files, commands: new Set(['dev']) }).map(
    ({ file, rule }) => `${file} ${rule}`,
  )
}

describe('documents', () => {
  test('pass if links, files and commands exist', () => {
    expect(
      broken({
        'server/README.md':
          '[a](../docs/configuration.md#behind-a-proxy) `env.ts` `app/env.ts` `x.rules.ts` npm run dev',
      }),
    ).toEqual([])
  })

  test('fail if a link leads to no file or no heading', () => {
    expect(
      broken({ 'server/README.md': '[a](gone.md) [b](../docs/configuration.md#gone) https://example.com' }),
    ).toEqual([
      'server/README.md links to gone.md, which does not exist',
      'server/README.md links to ../docs/configuration.md#gone: docs/configuration.md has no such heading',
    ])
  })

  test('fail if a named file or command does not exist', () => {
    expect(broken({ 'server/README.md': '`gone.ts`, then `npm run gone`' })).toEqual([
      'server/README.md names gone.ts, which does not exist',
      'server/README.md names npm run gone, which package.json lacks',
    ])
  })

  test('fail if the README is longer than a screen, or does not link to a page of docs', () => {
    expect(broken({ 'README.md': 'a\n'.repeat(111) })).toEqual([
      'README.md has 111 lines: at most 110',
      'docs/configuration.md is not linked from README.md',
    ])
  })
})

describe('decisions', () => {
  const first = 'docs/decisions/0001-a.md'
  const second = 'docs/decisions/0002-b.md'
  const list = 'docs/decisions/README.md'

  test('pass if they are short, have a status and are in the index', () => {
    expect(
      broken({
        [first]: decision(1, 'superseded by [2](0002-b.md)'),
        [second]: decision(2),
        [list]: index('0001-a.md', '0002-b.md'),
      }),
    ).toEqual([])
  })

  test('fail if they are long, without a status, misnumbered, missing in the index or listed twice', () => {
    expect(
      broken({
        [first]: `# 3. Title\n${'a\n'.repeat(25)}`,
        [second]: decision(2),
        [list]: index('0002-b.md', '0002-b.md'),
      }),
    ).toEqual([
      `${first} has 26 lines: at most 25`,
      `${first} needs a line “Status: in force. Date: 2026-11-23.” or “Status: superseded by [N](file). Date: …”`,
      `${first} begins with another number than # 1.`,
      `${first} is missing in ${list}`,
      `${second} is listed in ${list} more than once`,
    ])
  })

  test('fail if two have one number, or more than forty are in force', () => {
    const many = Array.from({ length: 41 }, (_, i) => `${String(i + 1).padStart(4, '0')}-a.md`)
    const texts = Object.fromEntries(many.map((name, i) => [`docs/decisions/${name}`, decision(i + 1)]))
    expect(broken({ ...texts, 'docs/decisions/0041-b.md': decision(41), [list]: index(...many, '0041-b.md') })).toEqual(
      [
        'docs/decisions/0041-b.md has the number 0041 of another decision',
        `${list} has 42 decisions in force: at most 40, merge some`,
      ],
    )
  })
})
