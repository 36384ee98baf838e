export const BUYER = { id: '2088722000000014', logon: 'ces***@sandbox.com' } as const
