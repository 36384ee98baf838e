import { DataFileError } from '#server/db/open.ts'
import { EnvError } from '#server/env.ts'

/** What a person is told when the start fails: one line for what they can mend, everything for what is our fault. */
export function explain(error: unknown, address: { host: string; port: number }): string {
  if (error instanceof EnvError || error instanceof DataFileError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { host, port } = address
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `PORT=${port}: another program listens on ${host}:${port}. Stop it, or choose another: PORT=${port + 1} npm start`
    case 'EACCES':
      return `PORT=${port}: this account may not listen on it. Choose one from 1024 on: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host}: this machine has no such address. Use 127.0.0.1 for this machine alone, 0.0.0.0 for the network.`
    case 'ENOSPC':
      return 'The disk is full. Make room, or set DATA_DIR to a folder on another disk.'
    default:
      return error.stack ?? error.message
  }
}
