/** Files that list all features, and the lines a new feature adds to them. */
export interface Registration {
  file: string
  /** New imports, inserted before the first existing one; the formatter sorts them. */
  imports: string[]
  /** `$&` in the replacement is the match. */
  find: RegExp
  replace: string
}

export function registrations(name: string, chinese: string, english: string): Registration[] {
  const title = (language: string, text: string): Registration => ({
    file: `web/locales/${language}/shell.ts`,
    imports: [],
    find: /^ {2}title: \{\n/m,
    replace: `$&    ${name}: '${text}',\n`,
  })
  return [
    {
      file: 'contracts/api/index.ts',
      imports: [`import { ${name} } from './${name}.ts'`],
      find: /export const api = \{/,
      replace: `$& ${name},`,
    },
    {
      file: 'server/app/add-routes.ts',
      imports: [
        `import { ${name} } from '#contracts/api/${name}.ts'`,
        `import { ${name}Handlers } from '#server/features/${name}/${name}.routes.ts'`,
      ],
      find: /^ *implement\(adapter, /m,
      replace: `  implement(adapter, ${name}, ${name}Handlers)\n$&`,
    },
    {
      file: 'web/app/screens.ts',
      imports: [`import { screens as ${name} } from '#web/features/${name}/index.ts'`],
      find: /screens: readonly Screen\[\] = \[[^\]]*/,
      replace: `$&  ...${name},\n`,
    },
    {
      file: 'web/locales/zh-CN/index.ts',
      imports: [`import type { texts as ${name} } from './${name}.ts'`],
      find: /export interface Namespaces \{\n/,
      replace: `$&  ${name}: typeof ${name}\n`,
    },
    // To be filled in: the test of the palette tells the initials.
    {
      file: 'web/app/palette/title-pinyin.ts',
      imports: [],
      find: /^export const TITLE_PINYIN.*\{\n/m,
      replace: `$&  ${name}: '',\n`,
    },
    title('zh-CN', chinese),
    title('en-US', english),
  ]
}
