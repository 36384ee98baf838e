import { describe, expect, test } from 'vitest'
import { unknownPaths } from './paths.ts'

const exists = (path: string) => ['server/app.ts', 'web/kit', 'fixtures/world.ts'].includes(path)
const unknown = (file: string, text: string) => unknownPaths(file, text, exists)

describe('paths in comments and documents', () => {
  test('are reported if they do not exist', () => {
    expect(
      unknown('a.ts', ['/** Read by server/gone.ts. */\nconst a = 1', '// as `web/lost/` does'].join(' ')),
    ).toEqual(['server/gone.ts', 'web/lost'])
    expect(unknown('README.md', 'See [the app](server/application.ts).')).toEqual(['server/application.ts'])
  })

  test('may name folders, and files without their ending', () => {
    expect(unknown('README.md', '`server/app`, `web/kit/`, fixtures/world.ts.')).toEqual([])
  })

  test('may have placeholders', () => {
    expect(unknown('README.md', '`server/features/x/`, `contracts/api/x.ts`, `scripts/NAME.ts`')).toEqual([])
  })

  test('may name build output, which a fresh checkout lacks', () => {
    expect(unknown('README.md', '`web/dist`, `web/extension/dist/x.zip`')).toEqual([])
  })

  test('are not searched in code or URLs', () => {
    expect(unknown('a.ts', "import '#server/gone.ts'\nconst b = 'web/gone.ts' // http://a/web/gone.ts")).toEqual([])
  })
})
