import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'

/** All endpoints grouped by feature, except the developer endpoints. */
export const callChoices: readonly { group: string; items: string[] }[] = Object.entries(api)
  .map(([group, calls]) => ({
    group,
    items: Object.values<Endpoint>(calls)
      .map(nameOf)
      .filter((name) => !name.includes(' /__dev')),
  }))
  .filter(({ items }) => items.length > 0)
