/** Personal data in lists of terms. */
import type { PersonalData } from '#server/platform/personal-data.ts'
import { tableFiles } from '#server/platform/row-files.ts'

export const keywordsData: PersonalData = {
  files: {
    'zh-CN': ['keyword_list          您的词库', 'listed_term           词库里的词、标签和来源'],
    'en-US': ['keyword_list          your keyword lists', 'listed_term           their terms, tags and origins'],
  },
  async *export({ db }, accountId) {
    const lists = await db.selectFrom('keyword_list').selectAll().where('account_id', '=', accountId).execute()
    yield* tableFiles('keyword_list', lists)
    const terms = await db
      .selectFrom('listed_term')
      .innerJoin('keyword_list', 'keyword_list.id', 'list_id')
      .selectAll('listed_term')
      .where('account_id', '=', accountId)
      .execute()
    yield* tableFiles('listed_term', terms)
  },
  async erase(db, { id }) {
    const lists = db.selectFrom('keyword_list').select('id').where('account_id', '=', id)
    await db.deleteFrom('listed_term').where('list_id', 'in', lists).execute()
    await db.deleteFrom('keyword_list').where('account_id', '=', id).execute()
    return []
  },
}
