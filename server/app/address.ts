/** The address that the server listens on: what is wrong with it, and how it is written. */
import { isIPv6 } from 'node:net'
import { isLoopback } from '#server/http/loopback.ts'
import { type Env, EnvError } from './env.ts'

type Address = Pick<Env, 'host' | 'port'>

/** The local counterparts of the payment providers answer to this machine alone. */
export const GATEWAY_HOST = '127.0.0.1'

/**
 * What a failed `listen` says about HOST or PORT; undefined when it failed for another reason. `name`: the variable that
 * chose the port.
 */
export function addressFault(error: unknown, { host, port }: Address, name = 'PORT'): EnvError | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  // Files have an EACCES of their own.
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined
  switch (error.code) {
    case 'EADDRINUSE':
      return new EnvError(
        `${name}=${port}: another program listens on ${host}:${port}. Stop it, or set ${name} to a free port.`,
      )
    case 'EACCES':
      return new EnvError(
        `${name}=${port}: this account may not listen on it. Choose one from 1024 on: ${name}=3000 npm start`,
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

/** A warning where dev mode is open to other machines, whose people could then log in and pay as they like. */
export function devModeWarning({ host, mode }: Pick<Env, 'host' | 'mode'>): string | undefined {
  if (mode !== 'dev' || isLoopback(urlOf({ host, port: 80 }))) return undefined
  return `Warning: HOST=${host} opens dev mode to the network. Whoever reaches this machine can log in to the sample account with its known password and pay without money. Use HOST=127.0.0.1 for this machine alone, or MODE=production for others.`
}

/** The address as a browser takes it. */
export const urlOf = ({ host, port }: Address): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
