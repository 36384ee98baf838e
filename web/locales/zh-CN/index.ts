/** The namespaces and their keys, for the types only: at run time each file is loaded by itself. */
import type { texts as account } from './account.ts'
import type { texts as extension } from './extension.ts'
import type { texts as frame } from './frame.ts'
import type { texts as home } from './home.ts'
import type { texts as report } from './report.ts'
import type { texts as reports } from './reports.ts'

export interface Namespaces {
  frame: typeof frame
  home: typeof home
  account: typeof account
  extension: typeof extension
  report: typeof report
  reports: typeof reports
}
