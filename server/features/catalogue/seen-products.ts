/** Which rows of the table `product` an account sees when many are asked for: each product once, its own row before everyone's. */
import type { Reader } from '#server/db/reader.ts'

/** A condition; its parameters are those of {@link whoSees}. */
export const SEEN = `(owner = @accountId OR (owner = 0 AND (@owns = 0 OR NOT EXISTS (SELECT 1 FROM product mine
  WHERE mine.asin = product.asin AND mine.marketplace = product.marketplace AND mine.owner = @accountId))))`

/** What stands for a product and all its variants, each of which an import has as a row with the sales of them all. */
export const LISTING = 'coalesce(parent_asin, asin)'

export interface Who {
  accountId: number
  /** 1 when the account has rows of its own: most have none, and then nothing can be in their place. */
  owns: 0 | 1
}

export function whoSees(db: Reader): (accountId: number) => Who {
  const own = db.lookup<[number], { owner: number }>('SELECT owner FROM product WHERE owner <> 0 AND owner = ? LIMIT 1')
  return (accountId) => ({ accountId, owns: own.get(accountId) ? 1 : 0 })
}
