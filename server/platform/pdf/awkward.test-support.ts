export const AWKWARD_TITLE =
  '✅【2026 Upgrade】Büro-Stuhl 🪑 𝐄𝐫𝐠𝐨𝐧𝐨𝐦𝐢𝐬𝐜𝐡 “XXL” — כיסא משרדי 사무용 의자 オフィスチェア 🇩🇪 mit Lordosenstütze, ⭐⭐⭐⭐⭐ 150 kg, 3️⃣ Jahre Garantie, ₹4,999 Şık Żółty ½ Größe №7 ™ für Büro & Home-Office, Höhe 96–106 cm, atmungsaktiv'
export const UNBROKEN = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikant'
