import type { account } from '#contracts/api/accounts/account.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { maskPhone } from '#contracts/core/rules.ts'
import { languageOf } from '#contracts/model/language.ts'
import { toMajor } from '#contracts/model/price.ts'
import { balanceOf, MODULE_REGISTRY, toPower } from '#server/features/ledger/public.ts'
import type { AccountRow } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import type { LoggedIn } from './entry.ts'

type User = Output<typeof account.info>['user']

export async function toUser(world: AccountsWorld, row: AccountRow): Promise<User> {
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
    money: toMajor(await world.spentBy(row.id)),
    power: toPower(await balanceOf(world.db, row.id)),
    mold: MODULE_REGISTRY.map(({ enName, id, path, price }) => ({ enName, id, path, value: toPower(price) })),
  }
}

export const sessionOf = async (world: AccountsWorld, { token, row }: LoggedIn) => ({
  token,
  user: await toUser(world, row),
})
