import type { WishWords } from '../words/wish-words.ts'

/** Phrases for wishes. Syntax: see `WishWords`. */
export const wishes = {
  // outdoors
  garden: `
    garden* / green area|space|corner|spot us|our|own|private|ours / grass / backyard / back_yard / yard / lawn* / own|private|enclosed|fenced
    green|greenery|outside|plot|land|yard / vegetable|veggie|herb|flower patch|bed|beds|garden / grow* vegetables|tomatoes|veg|flowers|herbs / grass
    kids|children|child|dog|play* / dog|dogs|puppy outside|outdoors / fenced|enclosed|secure dog|dogs|pet|puppy / kids|children|toddler* play*|run*
    outside|outdoors|garden|green|grass|barefoot / dog run*|space|room / trampoline / sandpit / swing* / orchard / allotment / greenhouse /
    green_thumb / gardening / beagle|terrier|spaniel|labrador|retriever|hound run*|outside|outdoors|loose
  `,
  terrace: `
    terrace / terraces / terasse / patio* / decking / deck / roof_terrace / rooftop / veranda* / porch / sun_deck /
    outdoor|outside|outdoors|alfresco|open_air seat*|sit|sitting|eat*|din*|meal*|breakfast|coffee|lunch|drink*|barbecue|bbq|grill* /
    seat*|sit|eat*|din*|breakfast|coffee|lunch|meal*|drink* outside|outdoors|outdoor|alfresco|open_air|fresh_air / sit_out / lounger* /
    outdoor|outside table / alfresco / bbq / barbecue* / sun_lounger* / spot|place|somewhere|space|corner|bit fresh_air|open_air|outside|outdoors /
    sunbath* / evening_drinks / aperitif
  `,
  balcony: `balcon* / loggia* / juliet_balcony`,
  outdoor_space: `outdoor_space / outside_space / private_outdoor / outdoor_area / open_air_space`,
  pool: `
    pool / pools / swimming_pool / swim home|own|garden|private / jacuzzi / hot_tub / swim|laps|splash* morning|mornings|garden|home|summer|before
  `,
  // access
  agency: `
    offered agency / agency / agencies / realtor* / broker* / estate_agent* / agent / agents / letting_agent* / -private_seller* / -private_landlord* /
    -from_the_owner / -by_owner / -directly_from owner|landlord / -direct_from owner|landlord / -privately / -owner_direct / -from_owner /
    -private_owner / -middleman / -middlemen / -landlord|owner face|straight|himself
  `,
  parking: `
    parking / !hunt*|search*|circle|circling|looking parking|spot|space|park / bay van|car|truck / parkings / car_park* / car_space* / parking_space*
    / driveway* / carport* / car|cars|vehicle*|van park*|leave|space|spot|keep|put / park|leave|keep car|cars|vehicle*|van / to_park /
    somewhere|place|room|need park / ?own|have|drive car|cars / our|my|two|2|second|both|family car|cars|vehicle* / ?have|own|drive car|cars|van|suv /
    cars|2_cars / off_street / visitor_parking / drive_to_work / motorhome / camper_van / tired|fed|sick|hate|hunt* driving|circling|hunt*|block
    spot|space|block|park|parking
  `,
  garage: `
    garage* / underground|indoor|covered car_park|parking / lock_up / underground_parking / indoor_parking / covered_parking / box_garage /
    secure_parking / double_garage / car|cars|bike roof|snow|frost|hail|ice|dry|sheltered|elements|cobwebs
    sleep*|head|over|keep*|stay*|winter|not|off|protect* / !car|cars snow|frost|hail|ice|rain|windscreen|outside / !scrap* ice|frost|windscreen
  `,
  ev_charging: `
    ev / electric_car* / electric_vehicle* / charging_station / charging_point / wallbox / charge* car|tesla|ev / plug_in_hybrid / tesla / plug*
    car|tesla|ev|overnight|vehicle / charge|charging overnight|vehicle
  `,
  lift: `
    lift / lifts / elevator* / !stairs|steps|staircase|climb*|stair / without_stairs / no_stairs / -walk_up / -walkup / stairs
    difficult|hard|trouble|problem*|bad_knee*|knee*|impossible|struggle*|avoid / stairs|steps out|taboo|nightmare|pain|no_go|agony /
    bad|knee|knees|hip|arthritis stairs|steps|climb* / elderly|grandmother|grandma|granny|grandfather|mother|father|mum|dad|parents|old|ageing
    stairs|steps|climb*|mobility / cannot_climb / cant_climb / pushchair|pram|stroller|buggy stairs|steps|carry*|upstairs|lift /
    !carry*|haul*|lug*|drag* groceries|shopping|bags|pram|flights|upstairs|floors|stairs / fourth|fifth|third floor|storey
    carry*|pram|buggy|twins|shopping
  `,
  step_free: `
    !stairs|steps|staircase / without_stairs / no_stairs / single_level / one_level / all one level|floor / single_storey / bungalow_style / stairs
    difficult|hard|trouble|impossible|struggle* / cannot_climb / crutches / mobility / wheelchair* / step_free / stepfree / disabled_access /
    barrier_free / accessible / accessibility / reduced_mobility / mobility_impaired / walker / rollator / disabled / level_access / limited_mobility
    / disabilit* / walking_stick / walking_frame / step|steps ordeal|torture|agony / crutch
  `,
  transit: `
    tram / trams / train / trains / train_station / railway* / station / bus / buses / bus_stop* / public_transport* / public_transit / transit /
    metro / commut* / without|no|dont|not|need* car|drive|driving|driver|licence|license work|office|job|town|commute /
    !car|drive|driving|licence|license / car_free / carless / -far_from_public_transport / well_connected / good_connections / transport_links /
    by_rail / rail / p_r / park_and_ride / platform / funicular / shuttle / shuttles
  `,
  schools: `
    school* / primary / starts|starting primary|secondary|class / schools / kindergarten* / nursery / nurseries / creche* / daycare* / day_care /
    preschool* / childcare / maison_relais / lycee / playgroup* / kids|children|child|son|daughter|toddler class|classes|lessons|pupil* /
    walk_to_class / school_run / drop|walk|take kids|children|daughter|son|little class|school|nursery|teacher / lessons|classroom
    feet|foot|walk|alone|own
  `,
  shops: `
    shop / shops / shopping / supermarket* / grocer* / bakery / bakeries / convenience_store / store / stores / amenities / restaurants / pharmacy /
    cafes / bars / everything walking|foot|hand|nearby|close / daily_needs / local_amenities / chemist / chemists /
    bread|milk|croissants|groceries|newspaper walk*|foot|corner|fetch|morning|buy|pop|five
  `,
  city_centre: `
    city_centre / city_center / pedestrian_zone / pedestrian_area / pedestrianised* / town_centre / town_center / downtown / centrally_located /
    central_location / heart city|town / in_town / central /
    urban / middle_of_town / city_life / nightlife / cinema*|theatre*|concert* doorstep|walk*|foot|downstairs|corner / village_centre /
    village_center
  `,
  motorway: `motorway* / highway* / freeway / -away_from motorway*|highway*|freeway / a1|a3|a4|a6|a7|a13 access|near|close|exit`,
  // surroundings
  quiet: `
    quiet* / noise* / noisy / calm / calmer / peace / peaceful* / tranquil* / silent / silence / serene / serenity / noiseless /
    !noise|noisy|traffic|cars|neighbours|bustle|road|street / no_noise / noise_free / away|far noise|traffic|road|roads|bustle|hustle|crowd* /
    traffic_free / cul_de_sac / dead_end / hear|listen* birds|birdsong|nothing|yourself|crickets / birdsong / birds sing*|wake|waking|hear / restful
    / sleep* well|peacefully|window*|open|silence|soundly|undisturbed / light_sleeper / hustle_and_bustle / secluded / sleepy / without
    noise|traffic|neighbours / little|low|less traffic|noise / where|you only|hear birds / through_traffic / off_the_beaten / remote
    location|spot|place|corner|village|hamlet|setting / lorries|trucks|motorbikes|sirens window|past|street|night|outside / sleep*
    badly|poorly|lightly|daytime / night_shift* sleep* / night_shifts / hear own thoughts / nothing|only wind|rain|leaves|crickets|owls
    hear*|wake*|listen* / !hear* cars|neighbours|anyone|motorbikes|road|voices
  `,
  bright: `
    bright* / light / light_filled / light_flooded / sunny / sunlit / sunlight / sun / sunshine / sunniest / sun_drenched / sunbathed /
    lots|plenty|full|flooded|filled|natural|loads|good|lets|let|much|morning|day light / natural_light / daylight / airy / luminous / luminosity /
    light_and_airy / big|large|tall|huge|wide|floor_to_ceiling|panoramic|south|many|plenty window*|glazing / windows / !dark|gloomy|dim|dingy /
    skylight* / not_dark / bay_window* / glass front|wall|walls / light|lights|lamp|lamps switch*|turn*|burning noon|midday|daytime|day / !lamp|lamps
    daytime|midday|noon|day
  `,
  south_facing: `
    south_facing / facing_south / southern_exposure / southerly / south_west_facing / faces_south /
    south aspect|exposure|terrace|window*|balcony|garden|facing|orient* / southwest
  `,
  view: `
    open_view* / view / views / panoram* / vista / overlooking / unobstructed / scenic / skyline / lookout / look* out|over
    valley|river|fields|vineyards|city|rooftops / !overlooked / see|look|wake horizon|valley|hills|rooftops / see miles|forever
  `,
  nature: `
    nature / natural_surroundings / forest* / wood / woods / woodland* / countryside / rural / fields / meadow* / park / parks / river / riverside /
    lake / hiking / hike / hikes / hiker* / trail / trails / green surroundings|area|setting|space|spaces|neighbourhood|village|belt|views / greenery
    walk*|weekend|around|surround*|stroll* / trees / outdoorsy / walk|walks|walking|stroll*|ramble*|hike
    dog|woods|forest|fields|nature|countryside|trees|weekend|sunday / walks / jog* / run|running|runs nature|park|forest|trail* / mountain_bik* /
    cycle|cycling|bike path*|trail*|nature / footpath* / vineyard* / wildlife / bucolic / green_surroundings / surrounded_by_green / leafy /
    fresh_air country* / in_the_country / middle_of_nowhere / valley / greenery / for_a_walk / step|walk|door|run|straight
    woods|forest|fields|trees|trails
  `,
  character: `
    character / story|stories|history house|home|building|place|walls|with / characterful / charm / charming / charmer /
    old|period|historic*|vintage|antique|victorian|original|authentic
    house|home|building|feature*|charm|stone*|beam*|floor*|world|place|details|property|style / soul / soulful / personality / historic* / heritage /
    exposed beam*|stone*|brick* / beams / high ceiling* / ceilings high|tall / wooden|wood|timber beams / floorboards / stucco / mouldings / period /
    art_deco / art_nouveau / quirky / unique / patina / old_world / farmhouse_style / with_a_history / stor* tell* / authentic* / not_soulless /
    !soulless|bland|generic|cookie_cutter / old|creak*|century walls|beams|floors|stairs|tiles tell*|breathe|live|with|thick|original
  `,
  family: `room_for_a_family / family_friendly / child_friendly / kid_friendly / families / family / playground*`,
  students: `student* / undergrad* / sharers / daughter|son uni|university|studies|studying / studying / to_study`,
  // dwelling
  energy_efficient: `
    energy_efficien* / efficient / low_energy / eco / ecological / eco_friendly / ecofriendly / green_building / sustainab* / passive_house /
    passivhaus / passive / nzeb / well_insulated / insulat* / low|cheap|small|lower|tiny|reasonable|modest
    bill|bills|heating_cost*|energy_cost*|consumption|heating|energy|running_cost*|utilities / heating_bill* / energy_bill* / heating_costs /
    !bills|fortune|heating heat|heating / cost|costs heat / heat pump insulat*|well / cost*|cheap heat|heating / energy_saving / energy
    class|rating|label|certificate a|b|good|high|top / epc good|a|b / low_carbon / carbon_neutral / energetically /
    !draughty|draughts|drafty|heating_costs / economical heat*|run*|energy|consumption / heat money|fortune|nothing|penny|pennies /
    gas|electricity|heating bills|bill|fortune / stays|stay|keeps warm winter / thick walls / gas|oil|electricity ruin*|salary|wages|fortune
  `,
  new_build: `
    new_build* / newbuild* / new_construction / newly built|constructed|completed|finished|built|delivered / brand_new / never_lived /
    never lived|occupied|inhabited|used|lived_in / just|recently|freshly|only built|completed|finished|delivered|constructed /
    first occup*|owner*|resident*|tenant* / off_plan / off_the_plan / new home|house|apartment|flat|development|property|building|place|project|unit|one /
    completed 2024|2025|2026|2027 / under_construction / newly / nobody lived / built|completed this_year|2025|2026 / developer / no_one lived / !lived /
    modern_build / fresh_from_builder / turnkey / recent_construction / vefa / straight_from developer|builder
  `,
  renovated: `renovated / refurbished / modernised / modernized / redone / newly_renovated / updated`,
  to_renovate: `
    to_be_renovated / to_be_refurbished / to_be_modernised / to_be_done_up /
    to_renovate / unrenovated / unmodernised / to_restore / restoration_project / needs love|tlc|updating|attention|paint|everything / renovate /
    refurbish / needs|needing|need|require* work|renovation|renovating|redoing|refurbish*|tlc|modernis* /
    !mind|afraid|scared|scare|scares|problem renovat*|work|diy|paint*|decorat*
    / diy / happy|glad|willing|ready fix|renovat*|refurbish*|do_up / fixer_upper / fixer / renovation_project / do_up / handyman / doer_upper /
    to_refurbish / do_it_yourself* /
    m_handy|am_handy|are_handy|re_handy / run_down / rundown / dilapidated / ruin / wreck / sweat_equity / !mind|afraid|scared
    builders|dust|mess|wrecks
  `,
  good_condition: `
    good|excellent|perfect|great|mint|immaculate condition|state|shape / move_in_ready / ready_to_move / well_maintained / well_kept / !work
    needed|required|do / !renovation*|refurbishment* / turn_key / immaculate /
    !builders|builder|contractors|workmen|tradesmen|decorators|dust|plasterer* / unpack live|living|relax|settle|done / move|moving straight_in /
    drop|put bags|boxes|suitcases live|relax|done
  `,
  furnished: `
    furnished / furniture / fully_furnished / -unfurnished / -bring own furniture / -own_furniture /
    suitcase only|just|move / furnishings /
    suitcase|suitcases arrive|arriving|come|coming|two|nothing|clothes / !own|have|got furniture|chair|chairs|sofa|mattress|fork / sofa|wardrobe
    already|provided
  `,
  pets_allowed: `
    pet / pets / dog / dogs / cat / cats / puppy / kitten / pet_friendly / animal* / labrador / rabbit* / terrier* / spaniel* / poodle* / beagle* /
    greyhound* / whippet* / collie* / corgi* / chihuahua* /
    dachshund* / retriever* / bulldog* / hamster* / parrot* / guinea_pig* / four_legged / paws / kitty / doggy / pooch* / tabby / beagle / moggy /
    tomcat* / pet|pets|dog|dogs|cat|cats allowed|accepted|welcome
  `,
  smoking_allowed: `
    smoker* / smoking allowed|ok|permitted / smoke ok|allowed|may|can / -nobody|noone smoke* / -nobody|noone may|can|should smoke* /
    -smoke_free / -smoking no|not|non|forbidden|banned|prohibited / -nonsmok*
  `,
  ground_floor: `
    ground_floor / ground_level / street_level / first_floor_us / downstairs / straight out|into garden|street / !upstairs|flights live
  `,
  top_floor: `
    top_floor / under_the_roof / under_the_eaves / last_floor / highest_floor / upper_floor* / nobody|noone|not_one|no_one
    above|above_us|above_me|overhead|upstairs|over_our_heads|over_my_head / !strangers|neighbours|anyone|people|footsteps|feet|boots
    above|overhead|upstairs|over_our_heads|over_my_head / !heels|boots|footsteps|feet ceiling / above_us|above_me sky|roof|stars
  `,
  detached: `detached / standalone / stand_alone / free_standing / freestanding / !adjoining|attached|shared neighbour*|wall*`,
  home_office: `
    home_office / plus_office / and_office / study / office|desk|workspace space|room|home|corner|separate / work|working from|at home / remote_work* /
    workspace / teletravail
    / wfh / work|works|working desk|laptop|at_home|from_home days|door|week|corner|shut / video_calls / zoom|teams|calls
    door|room|quiet|corner|undisturbed / laptop desk|corner
  `,
  heat_pump: `heat_pump* / heatpump*`,
  solar: `solar_panel* / solar / photovoltaic* / pv`,
  underfloor_heating: `underfloor_heating / floor_heating / heated_floor*`,
  air_conditioning: `
    air_con* / aircon* / air_conditioning / air_conditioned / ac / a_c / cooling / !melt*|sweat*|boil* summer|heat|bed|night|heatwave / cool
    summer|heatwave*|nights / heat|heatwave* sleep|unbearable|nights|sweat* / !sleep heat summer
  `,
  // rooms
  cellar: `cellar* / basement* / wine_cellar`,
  storage: `
    storage / store_room / storeroom / utility_room / pantry / box_room / closets / cupboards / stuff store|room|space / put|store|keep|hide|room
    skis|suitcases|boxes|decorations|junk|clutter|vacuum|things|stuff / christmas_tree / camping gear|equipment|stuff /
    tent|tents|skis|sledge*|surfboard*|suitcases|boxes|tools where|somewhere|put|keep|go
  `,
  attic: `attic* / loft_space / loft_storage`,
  fitted_kitchen: `fitted_kitchen / with_kitchen / kitchen dishwasher / equipped kitchen / kitchen equipped|fitted|modern|new|complete|appliances`,
  open_kitchen: `
    open_kitchen / open_plan / kitchen open|island / cook* guests|living / cook|cooks|cooking talk*|chat*|guests|friends|conversation|watch|watching
  `,
  separate_kitchen: `separate|separated|closed kitchen`,
  bathtub: `
    bathtub* / bath_tub / with_a_tub / and_a_tub /
    bath soak|tub|long|hot|relax* / soak / a_bath / baths separate|real|proper / lie|lying|soak* hot|warm|foam|bubbles|water /
    hot|warm water disappear|sink|hour|book|stay|bubbles
  `,
  separate_toilet: `
    separate|guest|second|extra toilet*|wc|loo / guest_wc / cloakroom / guests|visitors bathroom|loo|toilet own|our|separate|second|without|use
  `,
  master_suite: `master_suite / ensuite / en_suite / master_bedroom / primary_suite`,
  dressing: `dressing / walk_in_closet* / walk_in_wardrobe* / dressing_room / clothes|shoes|wardrobe room|walk_in|own`,
  fireplace: `
    fireplace* / open_fire / wood_stove / wood_burner / log_burner / wood_burning / stove fire|wood / log_fire / crackl* / log|logs
    fire|burn*|evening*|winter|crackl* / fire beside|roaring|cosy|curl*|crackl*|winter|flames / flames
  `,
  parquet: `parquet / hardwood / wooden_floor* / wood_floor* / oak_floor*`,
  carpet: `carpet* / carpeted / wall_to_wall`,
  fibre: `
    fibre / fiber / fast_internet / internet fast|good|gigabit / broadband / upload*|download*|stream*|video*|internet
    fast|buffer*|lag*|stutter*|freez*|speed / upload*|stream*|download*|video*|files huge|large|job|hours|upload*
  `,
  alarm: `alarm* / burglar_alarm / burglar* / break_in* / broken_into`,
  video_intercom: `intercom / videophone / video_door`,
  good_glazing: `double_glaz* / triple_glaz* / double_glazed / triple_glazed`,
  laundry: `
    laundry* / laundry_room / washing_machine / utility_room_laundry /
    washing_room / dry|drying|wash|washing washing|clothes|laundry|sheets / launderette* /
    laundromat* / tumble_dryer
  `,
  bike_storage: `
    bike|bikes|bicycle|bicycles store|storage|room|shed|parking|keep|park|cellar|space / bikes|bicycles|cycles
    spot|somewhere|dry|safe|lock*|leave|inside / have|own|our bikes|bicycles
  `,
  sauna: `sauna* / wellness / hammam / steam_room`,
  gym: `gym / fitness* / workout_room / lift|pump weights|iron / treadmill`,
} satisfies WishWords
