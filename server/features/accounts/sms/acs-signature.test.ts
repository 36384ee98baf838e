import { expect, it } from 'vitest'
import { queryOf, signedHeaders } from './acs-signature.ts'

it('produces the signature of the provider’s documented example', () => {
  // From the documentation named in acs-signature.ts, "签名示例".
  const headers = signedHeaders(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      at: new Date('2023-10-26T10:22:32.999Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  )
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

it('sorts a query and encodes it by RFC 3986', () => {
  expect(queryOf({ b: '选 品', a: "(it's)*!", 'c/d': '~-_.' })).toBe(
    'a=%28it%27s%29%2A%21&b=%E9%80%89%20%E5%93%81&c%2Fd=~-_.',
  )
})
