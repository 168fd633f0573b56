/** Beauty, health and food. */
export const BEAUTY_AND_FOOD = `
رژ, رژ لب, رژلب, ماتیک, رژ لب مات, lipstick, lip color, lip gloss
برق لب, بالم لب, ژل لب, lip balm
برق لب, ژل لب > رژ لب
لاک, لاک ناخن, nail polish, nail varnish
ریمل, mascara
خط چشم, مداد چشم, eyeliner
سایه چشم, سایه, eyeshadow
کرم پودر, کرم‌پودر, کرمپودر, foundation
! پنکیک, پنکک, کانسیلر, رژگونه, رژ گونه, concealer, blush, face powder
براش آرایشی, براش, قلم‌موی آرایش, قلم آرایش, برس آرایش, makeup brush, makeup brushes, brush set
عطر, ادکلن, ادکلون, اودکلن, ادوکلن, ادو پرفیوم, پرفیوم, عطر و ادکلن, ادوپرفیوم, perfume, fragrance, cologne, eau de parfum, scent, parfum
! اسپری, دئودورانت, مام, ضد تعریق, اسپری بدن, deodorant, body spray, antiperspirant
کرم, کرم صورت, cream, face cream
مرطوب کننده, مرطوب‌کننده, آبرسان, آب رسان, کرم مرطوب کننده, کرم مرطوب‌کننده, کرم آبرسان, کرم آب‌رسان, moisturizer, moisturiser, hydrating cream
ضدآفتاب, ضد آفتاب, کرم ضدآفتاب, کرم ضد آفتاب, ضدافتاب, سان اسکرین, سانبلاک, sunscreen, sun cream, sunblock, sun block, spf
کرم دست, کرم دست و صورت, hand cream
! کرم ضد چروک, کرم دور چشم, anti aging, eye cream
سرم پوست, سرم صورت, سرم, face serum, serum
ماسک صورت, ماسک, نقاب صورت, face mask, facial mask
لوسیون, لوسیون بدن, body lotion, lotion
! تونر پوست, میسلار واتر, پاک کننده آرایش, شیر پاک کن, makeup remover, micellar water, cleanser
ژل شستشوی صورت, ژل شستشو, face wash
شامپو, shampoo
نرم کننده مو, ماسک مو, conditioner, hair mask
روغن مو, روغن نارگیل, hair oil, coconut oil
! رنگ مو, hair dye, hair color
! ژل مو, واکس مو, تافت, hair gel, hair wax
شانه, شونه, برس, شانه مو, برس مو, comb, hairbrush, hair brush
سشوار, سشوآر, hair dryer, blow dryer
اتو مو, اتوی مو, حالت‌دهنده مو, hair straightener, flat iron
فر کننده مو, بابلیس, curling iron
ریش تراش, ریش‌تراش, ماشین اصلاح, ماشین ریش تراش, شیور, trimmer, electric shaver, shaver, clippers
تیغ, تیغ اصلاح, خودتراش, ژیلت, razor, safety razor, shaving razor, blades
! خمیر ریش, کف ریش, افتر شیو, shaving foam, after shave
اپیلاتور, موکن, epilator
مسواک, مسواک دستی, toothbrush, tooth brush
مسواک برقی, electric toothbrush
خمیر دندان, خمیردندان, خمیر دندون, toothpaste
! نخ دندان, دهان‌شویه, dental floss, mouthwash
! نوار بهداشتی, پد بهداشتی, sanitary pads, tampons
تب‌سنج, تب سنج, درجه تب, دماسنج, دماسنج پزشکی, ترمومتر, دماسنج دیجیتال, thermometer, fever thermometer
فشارسنج, فشار سنج, دستگاه فشار خون, blood pressure monitor
تست قند خون, قند خون, گلوکومتر, glucose meter
گوشی پزشکی, گوشی طبی, گوشی معاینه, استتوسکوپ, stethoscope
چسب زخم, چسب‌زخم, چسپ زخم, باند و گاز, band aid, bandaid, bandage, bandages, plaster, plasters, adhesive bandage
جعبه کمک‌های اولیه, کمک‌های اولیه, first aid, first aid kit
ماسک پزشکی, ماسک سه لایه, surgical mask
! ویلچر, عصا, wheelchair, crutches
قرص, مکمل, ویتامین, مولتی ویتامین, مکمل غذایی, pills, supplement, supplements, vitamin, vitamins, multivitamin, tablets
ویتامین د, ویتامین دی, ویتامین d, قرص ویتامین د, vitamin d
پروتئین وی, پودر پروتئین, whey, protein powder
! استامینوفن, ایبوپروفن, مسکن, aspirin, ibuprofen, painkiller
ترازو, ترازوی خانگی, ترازو دیجیتال, ترازوی وزن‌کشی, ترازوی دیجیتال, وزنه‌سنج, scale, bathroom scale, body scale, weighing scale
ماساژور, دستگاه ماساژ, massager
خوراکی, خوراکیها, خوردنی, خوردنیها, مواد غذایی, غذا, food, foods, groceries, grocery, edibles
تنقلات, تنقل, هله هوله, snack, snacks > شیرینی, شکلات, آجیل, کوکی, sweets, nuts, cookies, chocolate
سوپرمارکت, سوپر مارکت, خواربار, خوار و بار, بقالی, supermarket, pantry, grocery
شیرینی, شیرینی‌جات, شیرینیجات, sweets, pastry, confectionery, dessert, candy
دسر, dessert
شکلات, شوکولات, شکلاتی, کاکائو, chocolate, cocoa
شکلات تلخ, شکلات دارک, dark chocolate
کیک, کیک تولد, cake, birthday cake
کلوچه, کوکی, بیسکویت, بیسکوئیت, cookies, cookie, biscuit, biscuits, crackers
دونات, دوناتس, پیراشکی, donut, doughnut, donuts, doughnuts
آب‌نبات, آبنبات, ابنبات, قند و نبات, آب نبات چوبی, تافی, پاستیل, candy, candies, lollipop, sweets, gummies
نبات, rock candy
کرم کارامل, کرم‌کارامل, کارامل, creme caramel, flan, caramel
! گز, سوهان, باقلوا, gaz, baklava, nougat
بستنی, ice cream
آجیل, خشکبار, اجیل, مغزیجات, مغزها, nuts, mixed nuts, trail mix
پسته, pistachio, pistachios
بادام, بادوم, almond, almonds
فندق, hazelnut
گردو, گردکان, walnut, walnuts
بادام زمینی, بادوم زمینی, peanut, peanuts
بادام هندی, cashew
تخمه, تخمه آفتابگردان, sunflower seeds
کشمش, مویز, raisins, raisin
میوه خشک, dried fruit, dried fruits > قیسی, آلبالوی خشک, کشمش, انجیر, توت خشک, raisins
برگه, میوه خشک, خشکبار, dried fruit, dried fruits
قیسی, برگه زردآلو, زردآلو خشک, زردالو خشک, dried apricot, dried apricots
آلبالو, آلبالو خشک, sour cherry, dried cherries
خرما, رطب, dates
انجیر, انجیر خشک, figs
شاه‌بلوط, شاه بلوط, بلوط, chestnut, chestnuts
توت, توت خشک, mulberry
چای, چایی, tea
چای سیاه, چای لاهیجان, black tea
چای سبز, green tea
چای کیسه‌ای, tea bags
قهوه, coffee, coffee beans, قهوه دان
قهوه اسپرسو, اسپرسو, espresso
نسکافه, قهوه فوری, کافی میکس, instant coffee
قهوه اسپرسو, اسپرسو, نسکافه, قهوه فوری, کافی میکس, قهوه ترک, قهوه عربیکا, espresso, instant coffee > قهوه, coffee
کاپوچینو, cappuccino
دمنوش, دم نوش, گیاه دارویی, چای گیاهی, دمنوش گیاهی, herbal tea, infusion, tisane
ماچا, مچا, matcha
شربت, سکنجبین, syrup, sharbat
آبمیوه, آب میوه, ابمیوه, juice, fruit juice
آب انار, اب انار, رب انار, pomegranate juice
آب معدنی, mineral water
! نوشابه, کوکا, پپسی, دلستر, ماءالشعیر, soda, coke, cola, soft drink, beer
نوشیدنی, نوشیدنیها, drinks, beverage, beverages
شیر, شیر پاستوریزه, milk
ماست, yogurt, yoghurt
دوغ, کفیر, kefir
پنیر, پنیر لیقوان, پنیر صبحانه, cheese, feta
خامه, سرشیر, whipping cream
کره, کره محلی, کره حیوانی, butter
لبنیات, محصولات لبنی, dairy
تخم مرغ, تخم‌مرغ, تخم مرغ محلی, egg, eggs
عسل, عسل طبیعی, انگبین, honey
مربا, مارمالاد, jam, marmalade
نان, نون, سنگک, نان سنگک, بربری, نان تست, bread, loaf, sourdough
برنج, برنج ایرانی, برنج طارم, rice
زیتون, زیتون پرورده, olive, olives
روغن زیتون, olive oil
روغن, روغن سرخ کردنی, cooking oil, oil
زعفران, saffron
ادویه, ادویه‌جات, ادویه جات, spice, spices, seasoning > فلفل, زعفران, زردچوبه, دارچین, نمک, pepper, paprika, saffron
ادویه, ادویه‌جات, ادویه جات, چاشنی, spice, spices, seasoning
فلفل, فلفل قرمز, پاپریکا, فلفل دودی, pepper, paprika, chili
! زردچوبه, دارچین, turmeric, cinnamon
نمک, salt
شکر, قند, sugar
رب, رب گوجه, tomato paste
سس, کچاپ, مایونز, sauce, ketchup, mayonnaise
ترشی, خیارشور, pickles, pickle
ماکارونی, اسپاگتی, پاستا, pasta, spaghetti, noodles
! حبوبات, لوبیا, نخود, عدس, beans, lentils, chickpeas, legumes
آرد, flour
! گوشت, گوشت قرمز, مرغ, ماهی, میگو, meat, chicken, fish, shrimp, beef
! سوسیس, کالباس, sausage, ham
! کنسرو, تن ماهی, کنسرو ماهی, canned food, tuna
! میوه, سیب, پرتقال, موز, fruit, fruits, apple, banana, orange fruit
سبزی, سبزیجات, vegetables, vegetable
! چیپس, پفک, chips, crisps
آدامس, chewing gum
! گرانولا, جو دوسر, غلات صبحانه, granola, oats, cereal
`
