/** The value of the key, made if it is missing. A full map forgets the key that was used longest ago. */
export function remember<K, V>(map: Map<K, V>, key: K, limit: number, make: () => V): V {
  const value = map.get(key) ?? make()
  map.delete(key)
  const [first] = map.keys()
  if (map.size >= limit && first !== undefined) map.delete(first)
  map.set(key, value)
  return value
}
