import { isIPv6 } from 'node:net'
import { isLoopback } from '#server/http/loopback.ts'
import { type Env, EnvError } from './env.ts'

type Address = Pick<Env, 'host' | 'port'>

/** The local simulators of the payment providers listen on this machine only. */
export const GATEWAY_HOST = '127.0.0.1'

/** Turns a failed `listen` into an error about HOST or the port variable `name`; undefined for other errors. */
export function addressFault(error: unknown, { host, port }: Address, name = 'PORT'): EnvError | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  // File errors also use EACCES.
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined
  switch (error.code) {
    case 'EADDRINUSE':
      return new EnvError(
        `${name}=${port}: another program listens on ${host}:${port}. Stop it, or set ${name} to a free port.`,
      )
    case 'EACCES':
      return new EnvError(
        `${name}=${port}: this account may not listen on it. Choose a port from 1024 on: ${name}=3000 npm start`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new EnvError(
        `HOST=${host}: this machine has no such address. Use 127.0.0.1 for this machine only, 0.0.0.0 for the network.`,
      )
    default:
      return undefined
  }
}

/** A warning if other machines can reach dev mode, where anyone can log in and pay without money. */
export function devModeWarning({ host, mode }: Pick<Env, 'host' | 'mode'>): string | undefined {
  if (mode !== 'dev' || isLoopback(urlOf({ host, port: 80 }))) return undefined
  return `Warning: HOST=${host} opens dev mode to the network. Anyone who can reach this machine can log in to the sample account with its known password and pay without money. Set HOST=127.0.0.1 to allow only this machine, or MODE=production to serve others.`
}

export const urlOf = ({ host, port }: Address): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
