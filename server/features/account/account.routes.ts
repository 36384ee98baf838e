import type { account } from '#contracts/api/account.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { languageOf } from '#contracts/model/language.ts'
import { balanceOf } from '#server/domain/ledger.ts'
import { MODULE_REGISTRY, toPower } from '#server/domain/modules.ts'
import { checkPassword } from '#server/domain/passwords.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { World } from '#server/domain/world.ts'
import type { Handlers } from '#server/http/context.ts'
import {
  FAILURES_PER_ADDRESS,
  FAILURES_PER_PHONE,
  LOGIN_WINDOW_MS,
  maskPhone,
  requirePassword,
  requirePhone,
  secondsLocked,
} from './account.rules.ts'
import {
  type AccountRow,
  accountOfId,
  accountOfPhone,
  failuresSince,
  forgetFailures,
  recordFailure,
} from './account.store.ts'

export const accountHandlers: Handlers<typeof account> = {
  async login({ world, body, ip }) {
    const phone = requirePhone(body.phone)
    const password = requirePassword(body.password)
    const byPhone = `phone:${phone}`
    const attempt = await beginAttempt(world, { [byPhone]: FAILURES_PER_PHONE, [`ip:${ip}`]: FAILURES_PER_ADDRESS })
    const found = await accountOfPhone(world.db, phone)
    if (!(await checkPassword(password, found?.password_hash)) || !found) throw refuse('wrongPassword')
    await forgetFailures(world.db, attempt, byPhone, windowStart(world))
    const token = await world.sessions.open(found.id, body.re)
    return { token, user: await toUser(world, found) }
  },
  async logout({ world, user }) {
    await world.sessions.close(user)
    return {}
  },
  async info({ world, user }) {
    return { user: await toUser(world, await accountOfId(world.db, user.id)) }
  },
}

const windowStart = (world: World) => new Date(world.clock.now().getTime() - LOGIN_WINDOW_MS).toISOString()

/**
 * Refuses when one of the subjects has no try left. Else the attempt counts as failed until it has succeeded: the slow
 * check of the password comes after, so of many guesses at once only the allowed ones get that far.
 */
function beginAttempt(world: World, allowed: Readonly<Record<string, number>>): Promise<number[]> {
  const now = world.clock.now()
  return world.db.transaction().execute(async (trx) => {
    for (const [subject, most] of Object.entries(allowed)) {
      const seconds = secondsLocked(await failuresSince(trx, subject, windowStart(world)), most, now)
      if (seconds > 0) throw refuse('tooManyAttempts', { seconds })
    }
    return recordFailure(trx, Object.keys(allowed), now.toISOString())
  })
}

type User = Output<typeof account.info>['user']

async function toUser(world: World, row: AccountRow): Promise<User> {
  return {
    id: row.id,
    phone: maskPhone(row.phone),
    nickname: row.nickname,
    avatar: row.avatar,
    level: row.level,
    level_text: row.level_text,
    start_time: row.start_time,
    end_time: row.end_time,
    type: row.type,
    birthday: row.birthday,
    sex: row.sex,
    language: languageOf(row.language),
    money: 0,
    power: toPower(await balanceOf(world.db, row.id)),
    mold: MODULE_REGISTRY.map(({ enName, id, path, price }) => ({ enName, id, path, value: toPower(price) })),
  }
}
