/**
 * A process that opens a data file as a server start does and kills itself right before the statement with the given
 * number. Without a number it prints how many statements ran.
 */
import Database from 'better-sqlite3'
import { openStateFile } from '#server/db/state-file.ts'
import { ensureCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { ensureRights } from '#server/features/rights/register/rights-file.ts'

export const OPENS: Readonly<Record<'state' | 'catalogue' | 'rights', (file: string) => unknown>> = {
  state: async (file) => (await openStateFile(file)).destroy(),
  catalogue: ensureCatalogue,
  rights: ensureRights,
}

if (import.meta.main) {
  const [kind, file = '', last] = process.argv.slice(2)
  const example = new Database(':memory:')
  const Statement = Object.getPrototypeOf(example.prepare('SELECT 1'))
  let statements = 0
  for (const way of ['run', 'get', 'all']) {
    const execute = Statement[way]
    Statement[way] = function (...parameters: unknown[]) {
      if (++statements === Number(last)) process.kill(process.pid, 'SIGKILL')
      return execute.apply(this, parameters)
    }
  }
  await OPENS[kind as keyof typeof OPENS](file) // the test passes no other kind
  console.log(statements)
}
