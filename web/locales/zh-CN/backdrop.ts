export const texts = {
  banner: {
    label: '选品罗盘能做什么',
    dismiss: '不再显示横幅',
    research: { title: '选品调研', text: '从一个 ASIN 看清销量、流量与利润' },
    risk: { title: '侵权排查', text: '上架前，先查外观专利与商标' },
    listing: { title: 'Listing 写作', text: '标题、五点与描述，按规则写成' },
  },
  support: {
    label: '联系客服',
    named: { title: '扫码联系客服', hint: '请使用微信扫描' },
    site: { title: '手机扫码打开本站', hint: '请使用手机相机或微信扫描' },
  },
}
