/** 10 m and 1 t: larger parcels are typing errors. */
export const MAX_SIDE_MM = 10_000
export const MAX_WEIGHT_G = 1_000_000
