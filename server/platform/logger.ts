/** The part of Fastify's (pino's) logger that everything but the adapter uses. */
export interface Logger {
  info(fields: Fields, message: string): void
  warn(fields: Fields, message: string): void
  error(fields: Fields & { readonly err: unknown }, message: string): void
}

/** pino writes out an Error under the name `err` only; under any other it is logged as {}. */
interface Fields {
  readonly err?: unknown
  readonly error?: never
  readonly [field: string]: unknown
}
