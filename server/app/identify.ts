import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountsWorld } from '#server/features/accounts/accounts.world.ts'
import type { Caller, SessionUser } from '#server/http/caller.ts'

type Sessions = Pick<AccountsWorld, 'sessions'>
/** Opens a session for a token of the upstream. */
type Adopt<W> = (world: W, token: string, ip: string) => Promise<SessionUser | undefined>

/** Synchronous if world and session are in memory, the usual case. */
export const identifierOf =
  <W extends Sessions>(worldOf: (request: FastifyRequest, reply: FastifyReply) => W | Promise<W>, adopt?: Adopt<W>) =>
  (request: FastifyRequest, reply: FastifyReply): Caller<W> | Promise<Caller<W>> => {
    const token = request.headers.authorization ?? ''
    const world = worldOf(request, reply)
    if (world instanceof Promise)
      return world.then(async (made) => ({ world: made, user: await findUser(made, token, request.ip, adopt) }))
    const user = findUser(world, token, request.ip, adopt)
    return user instanceof Promise ? user.then((found) => ({ world, user: found })) : { world, user }
  }

/** Finds the session of a token. An unknown token may belong to the upstream. */
function findUser<W extends Sessions>(world: W, token: string, ip: string, adopt: Adopt<W> | undefined) {
  const user = world.sessions.find(token)
  if (!adopt || token === '') return user
  return user instanceof Promise
    ? user.then((found) => found ?? adopt(world, token, ip))
    : (user ?? adopt(world, token, ip))
}
