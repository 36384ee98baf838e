/** The shape of every JSON answer. `code` 1 is success; `msg` is ready to show. */
import { integer, object, string, type TSchema } from './schema.ts'

export interface Envelope<T> {
  code: number
  msg: string
  data: T
}

export const envelope = <S extends TSchema>(schema: S) =>
  object({
    code: integer({ description: '1 for success; otherwise a code of the list of failures' }),
    msg: string({ description: 'Ready to show, in the language of the caller' }),
    data: schema,
  })
