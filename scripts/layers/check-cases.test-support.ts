/** Imports that the rules forbid and allow. */

/** The text of a file that declares a table of the state file. */
export const declared = (table: string) =>
  `declare module '#server/db/state-tables.ts' {\n  interface StateTables {\n    ${table}: object\n  }\n}\nexport {}\n`

/** Forbidden imports: description, file, text, and the reported rule. */
export const FORBIDDEN: readonly (readonly [what: string, file: string, text: string, rule: string])[] = [
  [
    'a simulator folder may not import its subject',
    'server/features/reports/x/simulator/answer.ts',
    `import '../../reports.rules.ts'`,
    'a simulator shares no code',
  ],
  [
    'a simulator file may not import its subject',
    'server/features/reports/x/simulator.ts',
    `import '../reports.rules.ts'`,
    'a simulator shares no code',
  ],
  [
    'contracts may not import other folders',
    'contracts/api/x.ts',
    `import '#fixtures/world.ts'`,
    'contracts may import nothing of ours',
  ],
  [
    'HTTP may not import the contract of a subject',
    'server/http/x.ts',
    `import type { a } from '#contracts/api/ledger.ts'`,
    'server/http knows no subject, so it may not import the calls of one',
  ],
  [
    'a subject may not import a subject outside its list',
    'server/features/ledger/x.ts',
    `import type { a } from '#server/features/accounts/public.sessions.ts'`,
    'ledger may not use accounts',
  ],
  [
    'a subject may not import private files of another',
    'server/features/billing/x.ts',
    `import '#server/features/ledger/ledger.ts'`,
    'only the public part of ledger',
  ],
  [
    'a subject may not query the table of another',
    'server/features/reports/x.ts',
    `export const q = (db) => db.selectFrom('ledger as l').selectAll()`,
    'queries the table ledger, which only ledger may query',
  ],
  [
    'a query may not use an undeclared table',
    'server/features/reports/x.ts',
    `export const q = (db) => db.deleteFrom('nothing')`,
    'which no *.tables.ts declares',
  ],
  ...[
    ['in an array', `db.selectFrom(['job', 'ledger'])`],
    ['in a template', 'db.selectFrom(`ledger`)'],
    ['under a cast', `db.selectFrom('ledger' as 'job')`],
    ['as the other side of a merge', `db.mergeInto('job').using('ledger', on)`],
    ['in a join', `db.selectFrom('job').crossJoin('ledger')`],
    ['as the source of an update', `db.updateTable('job').from('ledger')`],
    ['in SQL text', 'sql`SELECT count(*) FROM ledger`'],
    ['as a reference in SQL', `sql.table('ledger')`],
    ['by a variable', `['ledger'].map((table) => db.selectFrom(table))`],
  ].map(
    ([where, query]) =>
      [
        `detects a table ${where}`,
        'server/platform/x.ts',
        `export const q = (db, sql, on) => ${query}`,
        'queries the table ledger, which only ledger may query',
      ] as const,
  ),
  [
    'two subjects may not declare one table',
    'server/features/reports/reports.tables.ts',
    declared('ledger'),
    'declares the table ledger, which server/features/ledger/ledger.tables.ts also declares',
  ],
  [
    'the app may not import developer tools statically',
    'server/app/x.ts',
    `import { a } from '#server/features/dev/dev-tools.ts'`,
    'production has no developer tools',
  ],
  [
    'contracts may not import other packages than typebox',
    'contracts/model/x.ts',
    `import ky from 'ky'`,
    'imports ky: contracts run on nothing but typebox',
  ],
  [
    'only core/schema.ts may import typebox',
    'contracts/api/x.ts',
    `import { Object } from 'typebox'`,
    'only core/schema.ts names it',
  ],
  [
    'fixtures may not import the server',
    'fixtures/x.ts',
    `export * from '../server/db/sqlite.ts'`,
    'fixtures may import contracts',
  ],
  [
    'server/db may not import the platform',
    'server/db/x.ts',
    `import type { a } from '#server/platform/clock.ts'`,
    'server/db may import',
  ],
  [
    'the platform may not import a subject',
    'server/platform/x.ts',
    `import { a } from '#server/features/ledger/public.ts'`,
    'server/platform may import',
  ],
  [
    'HTTP may not import a subject',
    'server/http/x.ts',
    `import '#server/features/ledger/public.ts'`,
    'server/http may import',
  ],
  [
    'a web subject may not import a subject outside its list',
    'web/features/presets/index.ts',
    `const l = () => import('../reports/index.ts')`,
    'presets may not use reports',
  ],
  [
    'the web may not import the server',
    'web/app/x.tsx',
    `import { a } from '#server/features/ledger/public.ts'`,
    'web/app may import',
  ],
  ['the web may not import the fixtures', 'web/kit/x.tsx', `import '#fixtures/world.ts'`, 'web/kit may import'],
  ['the kit may not import a subject', 'web/kit/x.tsx', `import '../features/reports/index.ts'`, 'web/kit may import'],
  ['the web may not import Node modules', 'web/api/x.ts', `import 'node:fs'`, 'a browser has no such module'],
  ['the server may not import scripts', 'server/x.ts', `import '#scripts/start.ts'`, 'nothing imports scripts/'],
  [
    'only tests may import test support',
    'server/x.ts',
    `import './app/deps.test-support.ts'`,
    'only tests import tests and their support',
  ],
  ['an import must name an existing file', 'server/x.ts', `import './db/sqlite.js'`, 'there is no such file'],
  [
    'screens may not read signals',
    'web/features/x/x.screen.tsx',
    `import { a } from '#web/api/session.ts'\na.user.value`,
    'reads a.value',
  ],
  [
    'screens may not create signals',
    'web/features/x/x.screen.tsx',
    `import '@preact/signals-react'`,
    'signals belong in',
  ],
]

export const ALLOWED: readonly (readonly [what: string, file: string, text: string])[] = [
  [
    'a subject may import the public part of a listed subject',
    'server/features/billing/x.ts',
    `import '#server/features/ledger/public.ts'\nimport '#server/features/accounts/public.sessions.ts'`,
  ],
  ['HTTP may import the description of the API', 'server/http/x.ts', `import '#contracts/api/docs.ts'`],
  [
    'developer tools may use every subject and table',
    'server/features/dev/x.ts',
    `import '#server/features/ledger/ledger.ts'\nexport const q = (db) => db.selectFrom('ledger')`,
  ],
  [
    'a state file may create signals',
    'web/features/x/x.state.ts',
    `import { signal } from '@preact/signals-react'\nexport const a = signal(1)`,
  ],
  [
    'class names of a style sheet do not count as signals',
    'web/features/x/x.tsx',
    `import c from '#web/kit/page.css'\nc.value`,
  ],
  ['contracts may import types of packages', 'contracts/model/x.ts', `import type { EChartsOption } from 'echarts'`],
  ['a web subject may import the kit', 'web/features/x/index.ts', `import { a } from '#web/kit/format.ts'`],
  [
    'a screen may read the value of an input',
    'web/features/x/x.screen.tsx',
    `export const on = (e: { target: { value: string } }) => e.target.value`,
  ],
  ['the web app may import subjects', 'web/app/screens.ts', `import '#web/features/reports/index.ts'`],
  [
    'a pact test may import web and server',
    'contracts/pact/x.pact.test.ts',
    `import '#web/api/session.ts'\nimport '#server/db/sqlite.ts'`,
  ],
  ['a test of a script may import the script', 'scripts/x.test.ts', `import './start.ts'`],
  ['a script may import anything', 'scripts/x.ts', `import '#server/db/sqlite.ts'\nimport '#web/kit/format.ts'`],
]
