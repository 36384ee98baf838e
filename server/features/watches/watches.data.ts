/** Personal data in watches. */
import type { PersonalData } from '#server/platform/personal-data.ts'
import { tableFiles } from '#server/platform/row-files.ts'

export const watchesData: PersonalData = {
  files: {
    'zh-CN': ['watch                 您关注的商品、市场与筛选', 'watch_change          关注对象的变化'],
    'en-US': [
      'watch                 products, markets and searches that you watch',
      'watch_change          changes of what you watch',
    ],
  },
  async *export({ db }, accountId) {
    yield* tableFiles('watch', await db.selectFrom('watch').selectAll().where('account_id', '=', accountId).execute())
    const mine = db.selectFrom('watch').select('id').where('account_id', '=', accountId)
    yield* tableFiles(
      'watch_change',
      await db.selectFrom('watch_change').selectAll().where('watch_id', 'in', mine).execute(),
    )
  },
  async erase(db, { id }) {
    // Changes are deleted by cascade.
    await db.deleteFrom('watch').where('account_id', '=', id).execute()
    return []
  },
}
