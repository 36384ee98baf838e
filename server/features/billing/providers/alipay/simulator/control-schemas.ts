import { Ajv } from 'ajv'
import { array, boolean, integer, object, oneOf, optional, string, type TSchema } from '#contracts/core/schema.ts'
import { compileOnUse } from '#server/http/compile-on-use.ts'

const appId = string({ pattern: '^[0-9A-Za-z_-]{1,32}$' })
const value = string({ minLength: 1, maxLength: 256 })
export const OfApp = object({ app_id: appId })
export const OfTrade = object({ app_id: appId, out_trade_no: value })
export const SignUp = object({ app_id: appId, app_public_key: string({ maxLength: 2048 }) })
export const ScenarioOf = object({
  app_id: appId,
  delay: optional(integer({ minimum: 0, maximum: 86_400_000 })),
  copies: optional(integer({ minimum: 1, maximum: 1000 })),
  hold: optional(boolean()),
  refunds_later: optional(boolean()),
})
export const Release = object({
  app_id: appId,
  ids: optional(array(integer({ minimum: 1 }), { maxItems: 1000 })),
  reversed: optional(boolean()),
})
export const Forge = object({
  app_id: appId,
  out_trade_no: value,
  signature: oneOf('stale', 'foreign', 'valid'),
  change: optional(
    object({
      total_amount: optional(value),
      app_id: optional(value),
      seller_id: optional(value),
      out_trade_no: optional(value),
      trade_no: optional(value),
      trade_status: optional(value),
    }),
  ),
})
export const ClockBy = object({ app_id: optional(appId), ms: integer({ minimum: 0, maximum: 366 * 86_400_000 }) })

// `strict` is off because TypeBox adds its own keywords. No coercion, as callers are programs.
const ajv = new Ajv({ strict: false })
export const validatorCompiler = ({ schema }: { schema: TSchema }) => compileOnUse(() => ajv.compile(schema))
