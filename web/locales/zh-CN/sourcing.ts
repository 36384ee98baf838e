export const texts = {
  upcoming: {
    source: {
      question: '这款商品在国内找谁拿货，成本多少？',
      points: {
        first: '按批发价、起批量、发货时效筛选货源',
        second: '源头工厂、实力商家与产业带',
        third: '以图搜货，找到同款与近似款',
      },
    },
  },
}
