/** Identifies the caller: the session of the token in the header, in the world named in the request. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountsWorld } from '#server/features/accounts/accounts.world.ts'
import type { Caller, SessionUser } from '#server/http/caller.ts'

type Sessions = Pick<AccountsWorld, 'sessions'>
/** The session of somebody whose token is the upstream's. */
type Adopt<W> = (world: W, token: string, ip: string) => Promise<SessionUser | undefined>

/** Answers at once when world and session are known, as they nearly always are. */
export const identifierOf =
  <W extends Sessions>(worldOf: (request: FastifyRequest, reply: FastifyReply) => W | Promise<W>, adopt?: Adopt<W>) =>
  (request: FastifyRequest, reply: FastifyReply): Caller<W> | Promise<Caller<W>> => {
    const token = request.headers.authorization ?? ''
    const world = worldOf(request, reply)
    if (world instanceof Promise)
      return world.then(async (made) => ({ world: made, user: await find(made, token, request.ip, adopt) }))
    const user = find(world, token, request.ip, adopt)
    return user instanceof Promise ? user.then((found) => ({ world, user: found })) : { world, user }
  }

/** Whose token it is; one that this server did not give may be the upstream's. */
function find<W extends Sessions>(world: W, token: string, ip: string, adopt: Adopt<W> | undefined) {
  const user = world.sessions.find(token)
  if (!adopt || token === '') return user
  return user instanceof Promise
    ? user.then((found) => found ?? adopt(world, token, ip))
    : (user ?? adopt(world, token, ip))
}
