/** Names of people with letters beyond ASCII, in many languages, and the code pages that lists of them were kept in. */
export interface NamesOfLanguage {
  readonly language: string;
  readonly encodings: readonly string[];
  readonly names: readonly string[];
}

const WESTERN = ['windows-1252', 'macintosh', 'ibm850'];
const CENTRAL = ['windows-1250', 'ibm852', 'iso-8859-2'];
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866', 'ibm855', 'x-mac-cyrillic'];

function list(language: string, encodings: readonly string[], names: string): NamesOfLanguage {
  return { language, encodings, names: names.split(',').map((name) => name.trim()) };
}

/** Twenty-four languages; none of the names is in the rules. */
export const NAMES: readonly NamesOfLanguage[] = [
  list(
    'Swedish',
    [...WESTERN, 'ibm437'],
    'Åsa Lindström, Björn Sjöberg, Göran Åkesson, Märta Hägglund, Örjan Bäck, Maj-Britt Öberg, Håkan Ström, Kåre Löfgren, Sören Nyström, Pär Ängström',
  ),
  list(
    'Danish',
    [...WESTERN, 'ibm865'],
    'Søren Kjær, Jørgen Nørgaard, Åse Sørensen, Bjørn Østergaard, Kåre Bæk, Mette Højgaard, Lærke Møller, Pernille Ågård, Rasmus Brøndby, Inger Skjødt',
  ),
  list(
    'Norwegian',
    [...WESTERN, 'ibm865'],
    'Bjørg Sæther, Øystein Bråten, Kåre Lødrup, Håkon Ødegård, Åshild Fjære, Tor Bjørnstad, Sølvi Myhre, Jørn Næss, Pål Grønli, Gry Ås',
  ),
  list(
    'Finnish',
    [...WESTERN, 'ibm437'],
    'Päivi Mäkinen, Jyrki Hämäläinen, Väinö Järvinen, Kyösti Pöysti, Seppo Kärkkäinen, Äijälä Aino, Riitta Mäkelä, Töyry Eero, Hänninen Yrjö, Sirkka Lähde',
  ),
  list(
    'German',
    [...WESTERN, 'ibm437'],
    'Jürgen Weiß, Günther Bäcker, Änne Köhler, Käthe Groß, Björn Schäfer, Ursula Höfer, Jörg Kühn, Übel Otto, Sören Löwe, Götz Bürger',
  ),
  list(
    'French',
    [...WESTERN],
    'Éloïse Bérard, François Lefèvre, Hélène Gérôme, Zoé Noël, Benoît Château, Cédric Piché, Aurélie Béranger, Gaëlle Prévost, Jérôme Évrard, Anaïs Guérin',
  ),
  list(
    'Spanish',
    [...WESTERN],
    'José Muñoz, María Núñez, Íñigo Ibáñez, Ángela Peña, Sofía Martínez, Raúl Gómez, Begoña Cañizares, Andrés Guzmán, Inés Jiménez, Ramón Yáñez',
  ),
  list(
    'Portuguese',
    [...WESTERN],
    'João Conceição, Inês Gonçalves, Vitória Araújo, Antônio Simões, Estêvão Magalhães, Lúcia Assunção, Mônica Galvão, Luís Brandão, Márcia Leão, Sérgio Guimarães',
  ),
  list(
    'Italian',
    [...WESTERN, 'ibm437'],
    'Niccolò Cantù, Zoè Nicolò, Viganò Carla, Mosè Fabbrì, Cefalù Rosa, Donà Pietro, Giosuè Rubbià, Loredana Papà, Corrà Anna, Noè Scalabrò',
  ),
  list(
    'Icelandic',
    ['windows-1252', 'ibm850'],
    'Guðrún Þórsdóttir, Jón Sigurðsson, Ásgeir Þórðarson, Sæunn Ægisdóttir, Ölver Bjarnason, Elín Guðmundsdóttir, Hörður Óskarsson, Þóra Björg, Davíð Árnason, Ýr Hallgrímsdóttir',
  ),
  list(
    'Polish',
    CENTRAL,
    'Łukasz Wiśniewski, Żaneta Dąbrowska, Grażyna Wójcik, Paweł Kamiński, Małgorzata Zielińska, Stanisław Woźniak, Władysław Gąsior, Święta Róża, Józef Kołodziej, Agnieszka Krawczyńska',
  ),
  list(
    'Czech',
    CENTRAL,
    'Jiří Dvořák, Věra Novotná, Šárka Růžičková, Ondřej Černý, Žofie Procházková, Tomáš Kučera, Luděk Vaněk, Zdeněk Říha, Božena Šťastná, Přemysl Kříž',
  ),
  list(
    'Slovak',
    CENTRAL,
    'Ľubica Kováčová, Štefan Horváth, Žofia Tóthová, Ján Hruška, Zuzana Šebestová, Miloš Vašíček, Ľudmila Ďurišová, Peter Ťažký, Katarína Novák, Mária Kráľová',
  ),
  list(
    'Hungarian',
    CENTRAL,
    'Ágnes Szűcs, László Erdős, Győző Fülöp, Éva Kővári, Zoltán Szőke, István Bíró, Gergő Tóth, Ildikó Nyúl, Ödön Dűlő, Sándor Vörös',
  ),
  list(
    'Croatian',
    CENTRAL,
    'Željko Kovačević, Đurđica Šimić, Tomislav Babić, Žarko Horvatić, Šime Perković, Nadežda Čović, Anđelka Jurić, Krešimir Vuković, Željka Đurić, Mišo Pavlić',
  ),
  list(
    'Romanian',
    ['windows-1250', 'ibm852'],
    'Ştefan Brânză, Ioana Ţăranu, Mădălina Crăciun, Gheorghiţă Bălan, Cătălin Şerban, Raluca Mîţu, Lăcrămioara Dăscălescu, Îngrid Pârvu, Andreea Moţ, Ilie Sârbu',
  ),
  list(
    'Turkish',
    ['windows-1254', 'ibm857'],
    'Ayşe Yılmaz, Oğuz Şahin, Gülşen Çelik, İbrahim Öztürk, Çağla Kılıç, Şükrü Doğan, Işıl Aydın, Hülya Güneş, Barış Koç, Tuğba Yıldırım',
  ),
  list(
    'Estonian',
    ['windows-1257', 'windows-1252', 'ibm775'],
    'Jüri Mägi, Õnne Põld, Ülle Kõiv, Tõnu Sööt, Märt Rüütel, Kärt Jõgi, Küllike Tähe, Jaak Põder, Käthlin Öö, Peeter Võsu',
  ),
  list(
    'Latvian',
    ['windows-1257', 'ibm775'],
    'Jānis Bērziņš, Ilze Kalniņa, Pēteris Ozoliņš, Līga Krūmiņa, Ģirts Šķēle, Kārlis Zariņš, Dzintra Liepiņa, Rūta Ābele, Žanis Vītols, Zigmārs Ķirsis',
  ),
  list(
    'Lithuanian',
    ['windows-1257', 'ibm775'],
    'Jūratė Kazlauskaitė, Žydrūnas Petrauskas, Šarūnas Bučys, Eglė Mažeikienė, Ąžuolas Grįžta, Vytė Jankūnaitė, Rūta Šimkutė, Česlovas Žukas, Algė Būtėnaitė, Danutė Paškevičiūtė',
  ),
  list(
    'Russian',
    CYRILLIC,
    'Анна Иванова, Борис Щукин, Юлия Чернышёва, Пётр Объедков, Жанна Эйдельман, Фёдор Хрущёв, Ольга Цветаева, Сергей Кузнецов, Наталья Соколова, Игорь Быков',
  ),
  list(
    'Ukrainian',
    ['windows-1251'],
    'Олена Ковальчук, Їжак Микола, Євген Гриценко, Ірина Шевченко, Юрій Бойко, Світлана Кравчук, Андрій Заяць, Тетяна Мельник, Ґалаґан Іван, Олексій Лисенко',
  ),
  list(
    'Bulgarian',
    CYRILLIC,
    'Георги Димитров, Мария Тодорова, Христо Желязков, Цветелина Ангелова, Йордан Петков, Иванка Стоянова, Пламен Илиев, Радка Щерева, Николай Колев, Десислава Янева',
  ),
  list(
    'Greek',
    ['windows-1253', 'ibm737'],
    'Γιώργος Παπαδόπουλος, Ελένη Οικονόμου, Άννα Γεωργίου, Κώστας Δημητρίου, Σοφία Νικολάου, Βασίλης Χατζής, Θεόδωρος Ψαράς, Ξένια Καραγιάννη, Όλγα Μπούρα, Φώτης Ζαχαρίας',
  ),
];
