/** The part of Fastify's logger (pino) that code outside the HTTP adapter uses. */
export interface Logger {
  info(fields: Fields, message: string): void
  warn(fields: Fields, message: string): void
  error(fields: Fields & { readonly err: unknown }, message: string): void
}

/** pino serializes an Error only in the field `err`; in any other field it becomes {}. */
interface Fields {
  readonly err?: unknown
  readonly error?: never
  readonly [field: string]: unknown
}
