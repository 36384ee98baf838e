/** This machine, and nothing else: what the counterpart sends to, and who may steer it. */

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

/** Whether an http address is one of this machine. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname) && username + password === ''
}
