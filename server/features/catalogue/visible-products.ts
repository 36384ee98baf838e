/** Product rows visible to an account in lists: each product once, the account's own row instead of the public one. */
import type { Reader } from '#server/db/reader.ts'

/** SQL condition; its parameters come from {@link viewerOf}. */
export const VISIBLE_ONCE = `(owner = @accountId OR (owner = 0 AND (@owns = 0 OR NOT EXISTS (SELECT 1 FROM product mine
  WHERE mine.asin = product.asin AND mine.marketplace = product.marketplace AND mine.owner = @accountId))))`

/** SQL key of a listing with all its variants. Imports store each variant as a row with the sales of the whole listing. */
export const LISTING = 'coalesce(parent_asin, asin)'

export interface Viewer {
  accountId: number
  /** 1 if the account has its own rows. Most have none, so the condition can skip the subquery. */
  owns: 0 | 1
}

export function viewerOf(db: Reader): (accountId: number) => Viewer {
  const own = db.lookup<[number], { owner: number }>('SELECT owner FROM product WHERE owner <> 0 AND owner = ? LIMIT 1')
  return (accountId) => ({ accountId, owns: own.get(accountId) ? 1 : 0 })
}
