import type { account } from '#contracts/api/accounts/account.ts'
import { CODE_RESEND_SECONDS } from '#contracts/core/rules.ts'
import type { Handlers } from '#server/http/context.ts'
import { networkOf } from '#server/platform/network.ts'
import { refuse } from '#server/platform/refusal.ts'
import { requireCode, requireNewPassword, requirePhone } from './account.rules.ts'
import { accountOfId } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { eraseOverdue } from './closing.ts'
import { issueCode } from './codes.ts'
import { deviceOf } from './device.ts'
import { logInByCode, logInByPassword } from './login.ts'
import { changePassword, resetPassword } from './password.ts'
import { register } from './register.ts'
import { sessionOf, toUser } from './user-view.ts'

/** Formats are checked first, so that a typing error costs neither a robot solution nor an attempt. */
export const accountHandlers: Handlers<typeof account, AccountsWorld> = {
  challenge: ({ world, ip }) => world.robot.challenge(networkOf(ip)),
  async getCode({ world, body, ip, language }) {
    const phone = requirePhone(body.phone)
    if (!world.sms.available()) throw refuse('smsUnavailable')
    await requireRobot(world, body.robot)
    await eraseOverdue(world)
    const content = await issueCode(world, { phone, type: body.type }, networkOf(ip))
    if (content) await world.sms.send({ phone, language, content })
    return { seconds: CODE_RESEND_SECONDS }
  },
  async register({ world, body, ip, agent, language }) {
    const phone = requirePhone(body.phone)
    const password = requireNewPassword(body.password, phone)
    const code = requireCode(body.code)
    await requireRobot(world, body.robot)
    const wanted = {
      phone,
      password,
      code,
      language: body.language ?? language,
      device: deviceOf(body.re, agent),
      ip: networkOf(ip),
    }
    return sessionOf(world, await register(world, wanted))
  },
  async login({ world, body, ip, agent }) {
    await eraseOverdue(world)
    const by = {
      phone: requirePhone(body.phone),
      ip: networkOf(ip),
      device: deviceOf(body.re, agent),
      solved: await world.robot.verify(body.robot),
      reopen: body.reopen ?? false,
    }
    const session =
      body.code === undefined
        ? await logInByPassword(world, by, body.password)
        : await logInByCode(world, by, body.code)
    return sessionOf(world, session)
  },
  async updatePassword({ world, user, body, ip }) {
    if (body.code === undefined && !user) throw refuse('notLoggedIn')
    const password = requireNewPassword(body.password)
    if (user && (body.code === undefined || body.phone === undefined)) {
      const proof = { password: body.oldPassword, code: body.code, ip: networkOf(ip) }
      return { ended: await changePassword(world, user, { proof, password }) }
    }
    const [phone, code] = [requirePhone(body.phone), requireCode(body.code ?? '')]
    requireNewPassword(password, phone)
    return { ended: await resetPassword(world, { phone, code, password, ip: networkOf(ip) }) }
  },
  async logout({ world, user }) {
    await world.sessions.close(user)
    return {}
  },
  async logoutEverywhere({ world, user }) {
    return { ended: await world.sessions.closeAll({ id: user.id, except: user.token }) }
  },
  async info({ world, user }) {
    return { user: await toUser(world, await accountOfId(world.db, user.id)) }
  },
}

async function requireRobot(world: AccountsWorld, text: string | undefined): Promise<void> {
  if (!(await world.robot.spend(world.db, await world.robot.verify(text)))) throw refuse('robotRequired')
}
