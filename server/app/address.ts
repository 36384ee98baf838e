/** The address that the server listens on: what is wrong with it, and how it is written. */
import { isIPv6 } from 'node:net'
import { type Env, EnvError } from './env.ts'

type Address = Pick<Env, 'host' | 'port'>

/** What a failed `listen` says about HOST or PORT; undefined when it failed for another reason. */
export function addressFault(error: unknown, { host, port }: Address): EnvError | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  // Files have an EACCES of their own.
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined
  switch (error.code) {
    case 'EADDRINUSE':
      return new EnvError(
        `PORT=${port}: another program listens on ${host}:${port}. Stop it, or choose another: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new EnvError(
        `PORT=${port}: this account may not listen on it. Choose one from 1024 on: PORT=3000 npm start`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new EnvError(
        `HOST=${host}: this machine has no such address. Use 127.0.0.1 for this machine alone, 0.0.0.0 for the network.`,
      )
    default:
      return undefined
  }
}

/** The address as a browser takes it. */
export const urlOf = ({ host, port }: Address): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
