/** The value of the key, made if it is missing. A full map forgets the key that was not used for longest. */
export function remember<K, V>(map: Map<K, V>, key: K, make: () => V, limit = Number.POSITIVE_INFINITY): V {
  // A value can be null. The cast: the map has the key.
  const value = map.has(key) ? (map.get(key) as V) : make()
  map.delete(key)
  const [oldest] = map.keys()
  if (map.size >= limit && oldest !== undefined) map.delete(oldest)
  map.set(key, value)
  return value
}
