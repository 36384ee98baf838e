/** Provinces of China by their codes of ISO 3166-2:CN. Names: provinces.texts.ts. */
export const PROVINCES = [
  'AH', 'BJ', 'CQ', 'FJ', 'GD', 'GS', 'GX', 'GZ', 'HA', 'HB', 'HE', 'HI', 'HK', 'HL', 'HN', 'JL', 'JS', 'JX', 'LN', 'MO',
  'NM', 'NX', 'QH', 'SC', 'SD', 'SH', 'SN', 'SX', 'TJ', 'TW', 'XJ', 'XZ', 'YN', 'ZJ',
] as const
export type Province = (typeof PROVINCES)[number]
