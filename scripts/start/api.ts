/** The API of `npm run dev`: as server/main.ts, but silent about its address, which is nobody's to open. */
import { readEnv } from '#server/app/env.ts'
import { run, serve } from '#server/main.ts'

await run(() => serve(readEnv(process.env)))
