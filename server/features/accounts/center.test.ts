import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { drawAvatar } from './avatar.ts'
import { caller, PASSWORD, SELLER, STRANGER } from './caller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ trustProxy: ['127.0.0.1'] })
})
afterAll(() => t.close())

async function seller() {
  const someone = caller(t)
  const { token } = (await someone.post('login', SELLER)).data
  const mine = someone.as(token)
  const post = async (call: string, body: object) => (await mine.post(`/api/account/${call}`, body)).body
  const postAvatar = () =>
    request(t.app.server.server).post('/api/account/avatar').set({ authorization: token, 'x-world': someone.name })
  const upload = (file: Buffer, type = 'image/png') =>
    postAvatar().attach('file', file, { filename: '../../etc/passwd', contentType: type })
  const send = (form: string, type: string) => postAvatar().set('content-type', type).send(form)
  return { ...someone, token, mine, post, upload, send }
}

describe('the profile', () => {
  it('changes the given fields and keeps the rest', async () => {
    const { post, mine } = await seller()
    const saved = await post('profile', { nickname: '  老王的店 ', birthday: '1990-02-28', sex: 2, language: 'en-US' })
    expect(saved.data.user).toMatchObject({ nickname: '老王的店', birthday: '1990-02-28', sex: 2, language: 'en-US' })
    await post('profile', { birthday: null })
    const { user } = (await mine.get('/api/account/info')).body.data
    expect(user).toMatchObject({ nickname: '老王的店', birthday: null, sex: 2, language: 'en-US' })
  })
  it.each([' ', 'x'.repeat(21), 'a\u0000b', 'a\u202eb'])('refuses the nickname %j', async (nickname) => {
    expect((await (await seller()).post('profile', { nickname })).code).toBe(1209)
  })
  it.each(['1990-02-30', '2026-11-15', '1800-01-01', 'yesterday'])('refuses the birthday %s', async (birthday) => {
    expect((await (await seller()).post('profile', { birthday })).code).toBe(1210)
  })
})

const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toFormat(format)
    .toBuffer()

describe('an avatar', () => {
  it.each(['jpeg', 'png'] as const)(
    'from a %s is re-encoded as a small square without camera metadata',
    async (format) => {
      const { upload, guest } = await seller()
      const { user } = (await upload(await picture(format), `image/${format}`)).body.data
      expect(user.avatar).toMatch(/^\/images\/avatar\/[\w-]{22}\.webp$/)
      const answer = await guest.get(user.avatar)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
      })
      const drawn = await sharp(answer.body).metadata()
      expect(drawn).toMatchObject({ format: 'webp', width: 256, height: 256 })
      expect(drawn.exif).toBeUndefined()
    },
  )
  it('gets a new address on each upload, and the old address stops working', async () => {
    const { upload, post, guest } = await seller()
    const first = (await upload(await picture('png'))).body.data.user.avatar
    const second = (await upload(await picture('png'))).body.data.user.avatar
    expect(second).not.toBe(first)
    expect((await guest.get(first)).status).toBe(404)
    expect((await post('avatarDel', {})).data.user.avatar).toBe('')
    expect((await guest.get(second)).status).toBe(404)
  })
  it.each([
    ['a text that says it is a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['nothing', Buffer.alloc(0)],
  ])('is refused from %s', async (_, bytes) => {
    expect((await (await seller()).upload(bytes)).body).toMatchObject({ code: 1211 })
  })
  it('waits for the picture before it, and is refused if too many pictures of its account wait', async () => {
    const png = await picture('png')
    const tryDraw = (accountId: number) =>
      drawAvatar(accountId, png).then(
        () => 'drawn',
        (error) => error.failure,
      )
    const drawn = ['drawn', 'drawn', 'drawn', 'drawn']
    expect(await Promise.all([1, 1, 1, 1, 1, 2].map(tryDraw))).toEqual([...drawn, 'tooManyAttempts', 'drawn'])
    expect(await tryDraw(1)).toBe('drawn')
  })
  it.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n',
    ],
    [
      'a form that ends within the file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc',
    ],
    [
      'a form without a file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
    ],
  ])('is refused from %s', async (_, type, form) => {
    const { send } = await seller()
    const answer = await send(form, type)
    expect(answer.status).toBe(400)
    expect(answer.body.msg).toContain('file')
  })
  it('is refused with another type, without a form and above five megabytes', async () => {
    const { upload, mine } = await seller()
    expect((await upload(await picture('png'), 'image/svg+xml')).status).toBe(400)
    expect((await mine.post('/api/account/avatar', { file: 'x' })).body.msg).toContain('file')
    const large = await upload(Buffer.alloc(5 * 1024 * 1024 + 8192))
    expect(large.status).toBe(413)
    expect(large.body.msg).toContain('5 MB')
  })
})

describe('the active sessions', () => {
  it('list network and last use, and mark the current session', async () => {
    const { mine, advance, post, from } = await seller()
    await from('2001:db8:1:2::7').post('login', SELLER)
    await advance(86_400_000)
    await mine.get('/api/account/info')
    await expect
      .poll(async () => (await mine.get('/api/account/sessions')).body.data.row)
      .toMatchObject([
        { network: '2001:db8:1:2::/64', seen_at: expect.stringMatching(/^2026-11-15T/), current: false },
        { network: '198.51.100.*', seen_at: expect.stringMatching(/^2026-11-16T/), current: true },
      ])
    const { row } = (await mine.get('/api/account/sessions')).body.data
    expect(JSON.stringify(row)).not.toMatch(/[0-9a-f]{32}/)
    expect((await post('sessionDel', { id: row[0].id })).data).toEqual({ id: row[0].id })
    expect((await mine.get('/api/account/sessions')).body.data.row).toHaveLength(1)
    expect((await post('sessionDel', { id: row[0].id })).code).toBe(1212)
  })
  it('cannot be ended from another account', async () => {
    const { code, solve, mine, guest, as } = await seller()
    const body = { phone: STRANGER, password: PASSWORD, code: await code(STRANGER, 'register'), robot: await solve() }
    const stranger = as((await guest.post('/api/account/register', body)).body.data.token)
    const { row } = (await mine.get('/api/account/sessions')).body.data
    expect((await stranger.post('/api/account/sessionDel', { id: row[0].id })).body.code).toBe(1212)
    expect((await mine.get('/api/account/sessions')).body.data.row).toEqual(row)
  })
})
