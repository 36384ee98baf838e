/** Personal data in the ledger. Erasing the person keeps it: the law demands that books are kept. */

import type { PersonalData } from '#server/platform/personal-data.ts'
import { jsonListFile } from '#server/platform/row-files.ts'
import { ledgerCsv, ledgerEntries, type ReportsById } from './ledger-history.ts'

export const ledgerData = (reports: ReportsById): PersonalData => ({
  files: {
    'zh-CN': ['ledger.csv / .json    算力明细'],
    'en-US': ['ledger.csv / .json    credit activity'],
  },
  async *export({ db }, accountId, language) {
    yield { name: 'ledger.csv', pieces: ledgerCsv(ledgerEntries(db, reports, accountId), language) }
    yield jsonListFile('ledger', ledgerEntries(db, reports, accountId))
  },
  erase: async () => [],
})
