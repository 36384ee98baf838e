/** The API of `npm run dev`: like server/main.ts, but does not print its internal address. */
import { readEnv } from '#server/app/env.ts'
import { run, serve } from '#server/main.ts'

await run(() => serve(readEnv(process.env)))
