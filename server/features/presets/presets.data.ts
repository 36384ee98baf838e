/** Personal data in saved filters. */
import type { PersonalData } from '#server/platform/personal-data.ts'
import { tableFiles } from '#server/platform/row-files.ts'

export const presetsData: PersonalData = {
  files: {
    'zh-CN': ['saved_filter          您保存的筛选方案'],
    'en-US': ['saved_filter          filters that you saved'],
  },
  async *export({ db }, accountId) {
    const rows = await db.selectFrom('saved_filter').selectAll().where('account_id', '=', accountId).execute()
    yield* tableFiles('saved_filter', rows)
  },
  async erase(db, { id }) {
    await db.deleteFrom('saved_filter').where('account_id', '=', id).execute()
    return []
  },
}
