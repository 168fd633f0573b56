/** Clothes, shoes, bags and jewellery. A line is a group of equals; `a > b` finds b for a, and not the other way round. */
export const CLOTHING = `
پوشاک, لباس, رخت, البسه, ملبوسات, clothing, clothes, apparel, garments, wear, outfit
پیراهن, پیرهن, پیرن, بلوز مردانه, shirt
shirt > تی شرت, شومیز, t shirt
بلوز, شومیز, blouse
تی شرت, تیشرت, تی‌شرت, تشرت, تیشرد, تی شرد, t shirt, tshirt, tee, tee shirt
پولوشرت, پلوشرت, پولو شرت, polo shirt
پیراهن زنانه, لباس زنانه, پیراهن بلند, dress, gown
لباس مجلسی, پیراهن مجلسی, لباس شب, evening dress, party dress, prom dress
ماکسی, پیراهن بلند, maxi dress
سارافون, سارافن, pinafore
تونیک, tunic
تاپ, نیم‌تنه, کراپ تاپ, crop top, tank top
رکابی, تاپ ورزشی, زیرپوش رکابی, tank top, singlet, running vest
شلوار, pants, trousers, slacks, bottoms
شلوار جین, شلوار لی, جین, لی, جینز, jeans, denim pants, blue jeans
شلوارک, شرت ورزشی, برمودا, shorts, bermuda
اسلش, شلوار اسلش, شلوار راحتی, شلوار ورزشی, جاگر, jogger, joggers, sweatpants, track pants
شلوار > جین, شلوار لی, لگ, jeans, leggings
لگ, لگینگ, لگینگز, ساپورت, ساق شلواری, جوراب شلواری, leggings, tights
دامن, skirt
مانتو, مانتوی, manteau
پالتو, پالتوی, overcoat, coat
coat, jacket > پالتو, بارانی, کت, کاپشن, rain jacket
کاپشن, کت, ژاکت > کاپشن, بارانی, پالتو, کت
کاپشن, ژاکت زمستانی, کاپشن زمستانی, puffer, parka, winter jacket, down jacket
کت, ژاکت, jacket
jacket > rain jacket, بارانی, کاپشن
کت جین, کت لی, ژاکت جین, denim jacket
بارانی, بارونی, لباس بارانی, کت بارانی, raincoat, rain jacket, waterproof jacket, trench coat
بادگیر, windbreaker
بادگیر, windbreaker > بارانی, کاپشن, raincoat, rain jacket
ژاکت, پلیور, پولیور, بافت, بلوز بافت, cardigan, sweater, pullover, jumper, knitwear
هودی, هودی کلاهدار, سویشرت, سویی شرت, سوئیشرت, دورس, hoodie, sweatshirt
جلیقه, ژیله, وست, vest, waistcoat, gilet
کت و شلوار, کت شلوار, کت‌شلوار, suit, tuxedo
روپوش, روپوش پزشکی, روپوش سفید, لباس پزشکی, lab coat, scrubs, smock
لباس کار, یونیفرم, یونیفورم, workwear, uniform
لباس خواب, پیژامه, پیژامه, بیژامه, ست راحتی, لباس راحتی, لباس خونه, pajamas, pyjamas, sleepwear, nightgown, nightwear, loungewear
روبدوشامبر, ربدوشامبر, ربدشامبر, ربدوشام, رب دو شامبر, لباس حوله‌ای, حوله تن‌پوش, کیمونو, robe, bathrobe, dressing gown, kimono
لباس زیر, زیرپوش, شورت, underwear, lingerie, briefs, boxers, panties
سوتین, bra
شرت, شورت, شورتک, underpants
مایو, لباس شنا, swimsuit, bikini, swimwear, trunks
جوراب, ساق, socks, sock, stockings, hosiery
دستکش, gloves, mittens
دستکش بافت, دستکش زمستانی, دستکش بافتنی, knit gloves, mittens
شال گردن, شالگردن, شال زمستانی, scarf, muffler
شال, روسری, مقنعه, headscarf, shawl, hijab
شال > شال گردن
روسری > شال گردن
scarf > شال, روسری
! چادر مشکی, چادر نماز
کلاه, hat, cap, headwear
کلاه نقاب‌دار, کلاه لبه‌دار, کلاه کپ, کپ, کلاه بیسبال, کلاه آفتابی, baseball cap, cap
کلاه حصیری, کلاه ساحلی, کلاه آفتابگیر, straw hat, sun hat
کلاه بافتنی, کلاه زمستانی, beanie
کمربند, belt
کراوات, پاپیون, tie, necktie, bow tie
دستمال گردن, bandana
ساسبند, بند شلوار, suspenders
کفش, پاپوش, shoes, footwear
کتانی, کتونی, کفش کتانی, کفش ورزشی, کفش اسپرت, کفش اسپورت, اسنیکر, اسنیکرز, اسپرت, sneakers, sneaker, trainers, tennis shoes, athletic shoes, gym shoes, running shoes, runners
کتانی, کتونی, sneaker, sneakers, trainers > کفش دویدن, کفش ورزشی, running shoes
کفش دویدن, کفش رانینگ, کفش پیاده‌روی, رانینگ, running shoes, walking shoes
کفش پاشنه‌بلند, کفش پاشنه‌دار, کفش مجلسی, پاشنه بلند, high heels, heels, stilettos, pumps
کفش رسمی, کفش مجلسی مردانه, کفش اداری, کفش چرم, کفش چرمی, dress shoes, formal shoes, oxfords, derby, derbies, leather shoes
کفش تخت, کفش راحتی, کفش عروسکی, فلت, flats, ballet flats, loafers
کالج, کفش کالج, لوفر, loafers
کفش باله, ballet shoes, ballet slippers, pointe shoes
بوت, نیم‌بوت, نیم بوت, چکمه, boots, boot
پوتین, بوت, نیم‌بوت, نیم بوت, ankle boots
پوتین > چکمه, boots
بوت کوهنوردی, کفش کوهنوردی, کفش کوه, پوتین کوهنوردی, کفش کوهستان, hiking boots, hiking shoes, hiking boot, trekking boots, mountain boots
چکمه, بوت بلند, بوت بارانی, چکمه بارانی, rain boots, wellies, wellington boots, gumboots
صندل, صندل تابستانی, sandals, sandal
صندل لاانگشتی, لا انگشتی, لاانگشتی, دمپایی لاانگشتی, flip flops, flip-flops, thongs
دمپایی, دمپائی, سرپایی, روفرشی, slippers, slides
دمپایی, slides > صندل لاانگشتی, صندل, flip flops, sandals
sandals > flip flops
بند کفش, shoelaces
کفی کفش, کفی طبی, insoles
واکس, واکس کفش, shoe polish
کیف, bag, bags
کیف دستی, کیف زنانه, کیف دوشی, هندبگ, handbag, purse, shoulder bag
کیف مجلسی, کیف شب, کلاچ, clutch, evening bag
کیف پول, والت, جاکارتی, کیف جیبی, wallet, billfold, card holder
کیف پول, wallet > کیف سکه
کیف سکه, کیف پول خرد, جاسکه‌ای, coin purse, change purse
کیف اداری, کیف سامسونت, کیف چرم اداری, کیف مدارک, کیف وکیلی, briefcase, office bag, messenger bag
کوله, کوله پشتی, کوله‌پشتی, کولپشتی, کول پشتی, بک پک, کیف کوله, کیف مدرسه, backpack, rucksack, knapsack, school bag, daypack, bookbag
کیف لپ تاپ, کوله لپ تاپ, کوله‌پشتی لپ‌تاپ, laptop bag, laptop backpack
ساک, ساک ورزشی, ساک دستی, ساک سفر, duffel, duffle, duffel bag, gym bag, holdall, weekender
چمدان, چمدون, چمدانی, ساک چرخ‌دار, suitcase, luggage, trolley bag, carry on
کیسه خرید, ساک خرید, کیسه پارچه‌ای, توت بگ, بگ پارچه‌ای, tote, tote bag, shopping bag, canvas bag
کیف کمری, waist bag, fanny pack
عینک, glasses, eyeglasses, eyewear
عینک آفتابی, عینک دودی, عینک افتابی, عینک ساحلی, sunglasses, shades, sun glasses
عینک طبی, قاب عینک, فریم عینک, فریم طبی, عینک مطالعه, eyeglass frame, glasses frame, spectacles, reading glasses
جواهر, جواهرات, زیورآلات, بدلیجات, طلا و جواهر, jewelry, jewellery
زیورآلات, جواهرات, بدلیجات, jewelry, jewellery > انگشتر, گردنبند, دستبند, گوشواره, ring, necklace, bracelet, earrings
انگشتر, حلقه, انگشتری, رینگ انگشتر, ring
انگشتر فیروزه, حلقه فیروزه, turquoise ring
گردنبند, گردن‌بند, آویز گردن, زنجیر گردن, necklace, pendant
دستبند, النگو, bracelet, bangle
گوشواره, گوشوار, earrings, earring
پابند, anklet
سنجاق سینه, brooch
اکسسوری, اکسسوار, اکسسوریز, اکسسوری زنانه, accessories, accessory
چتر, چتر بارانی, umbrella
گیره مو, کش مو, تل مو, hair clip, scrunchie, headband
ساعت, watch, clock, timepiece
ساعت مچی, ساعت دستی, ساعت مچی مردانه, wristwatch, wrist watch
ساعت مچی, wristwatch, wrist watch > ساعت اتوماتیک, ساعت هوشمند, smartwatch
ساعت هوشمند, اسمارت واچ, اسمارت‌واچ, اپل واچ, smartwatch, smart watch
مچ بند هوشمند, دستبند سلامتی, fitness tracker, smart band
مچ بند هوشمند, دستبند سلامتی, fitness tracker > ساعت هوشمند, smart watch
ساعت شماطه‌دار, ساعت زنگ‌دار, ساعت کوکی, ساعت رومیزی, alarm clock, bedside clock
ساعت شومینه, ساعت طاقچه‌ای, mantel clock, mantle clock
ساعت دیواری, wall clock
ساعت شنی, hourglass, sand timer
کرنومتر, کورنومتر, زمان‌سنج, استاپ واچ, stopwatch, chronometer
تایمر, timer > زمان‌سنج آشپزخانه, زمان‌سنج, کرنومتر
زمان‌سنج, تایمر آشپزخانه, تایمر آشپزی, kitchen timer, egg timer
لباس بچه, لباس بچگانه, لباس کودک, لباس بچه‌گانه, kids clothes, childrens clothing
لباس نوزاد, لباس نوزادی, سیسمونی لباس, baby clothes, onesie
لباس ورزشی, ست ورزشی, گرمکن, گرم‌کن, sportswear, activewear, tracksuit
`
