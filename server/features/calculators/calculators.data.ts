/** Personal data in saved calculations, shared copies, settings and fee tables. */
import type { PersonalData } from '#server/platform/personal-data.ts'
import { tableFiles } from '#server/platform/row-files.ts'

const TABLES = ['calculation', 'calculation_share', 'calculator_settings', 'own_fee_table'] as const

export const calculatorsData: PersonalData = {
  files: {
    'zh-CN': [
      'calculation           保存的利润与头程测算',
      'calculation_share     您分享的测算副本',
      'calculator_settings   您填写的汇率',
      'own_fee_table         您填写的费率表',
    ],
    'en-US': [
      'calculation           saved profit and freight calculations',
      'calculation_share     copies of calculations that you shared',
      'calculator_settings   exchange rates that you entered',
      'own_fee_table         fee tables that you entered',
    ],
  },
  async *export({ db }, accountId) {
    for (const table of TABLES)
      yield* tableFiles(table, await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute())
  },
  async erase(db, { id }) {
    for (const table of TABLES) await db.deleteFrom(table).where('account_id', '=', id).execute()
    return []
  },
}
