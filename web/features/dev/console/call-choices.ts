import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'

/** The calls of the product by feature, to choose one by its name: all but those of developers. */
export const callChoices: readonly { group: string; items: string[] }[] = Object.entries(api)
  .map(([group, calls]) => ({
    group,
    items: Object.values<Endpoint>(calls)
      .map(nameOf)
      .filter((name) => !name.includes(' /__dev')),
  }))
  .filter(({ items }) => items.length > 0)
