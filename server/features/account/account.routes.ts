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
    const subjects = { phone: `phone:${phone}`, address: `ip:${ip}` }
    await refuseWhenLocked(world, subjects.phone, FAILURES_PER_PHONE)
    await refuseWhenLocked(world, subjects.address, FAILURES_PER_ADDRESS)
    const found = await accountOfPhone(world.db, phone)
    if (!(await checkPassword(password, found?.password_hash)) || !found) {
      await recordFailure(world.db, [subjects.phone, subjects.address], world.clock.iso())
      throw refuse('wrongPassword')
    }
    await forgetFailures(world.db, subjects.phone, windowStart(world))
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

async function refuseWhenLocked(world: World, subject: string, allowed: number): Promise<void> {
  const failures = await failuresSince(world.db, subject, windowStart(world))
  const seconds = secondsLocked(failures, allowed, world.clock.now())
  if (seconds > 0) throw refuse('tooManyAttempts', { seconds })
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
