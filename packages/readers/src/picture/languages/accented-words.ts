/** Frequent words with accents, by language; the recognisers see most accents badly. Written by hand. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const SPANISH = words(`
aquí allí así también además después través según está están estás estará estarán esté estén será serán sería serían
había habrá habría podrá podrán podría podrías tendrá tendría deberá recibirá perderá pagará día días todavía mayoría
compañía policía garantía vía energía teléfono teléfonos móvil móviles número números código códigos crédito débito
dólar dólares euro año años mañana señor señora señores señorita español española españa niño niña niños pequeño
pequeña contraseña contraseñas compañero campaña dueño tamaño enseñar daño engaño extraño cuñado montaña otoño sueño
baño acompañar añadir añada añadido señal diseño ningún algún qué cómo cuándo dónde quién quiénes cuál cuáles cuánto
más tú sí él mí té sólo último última últimos últimas único única próximo próxima próximos próximas rápido rápida
rápidamente fácil difícil útil título artículo vehículo público pública política médico médica básico técnico técnica
automático automáticamente electrónico electrónica económico económica trámite límite depósito préstamo préstamos
interés inglés francés través jamás quizás atrás detrás allá acá papá mamá bebé café sofá méxico perú panamá bogotá
málaga cádiz córdoba garcía lópez pérez gonzález martínez rodríguez sánchez gómez fernández díaz jiménez álvarez
envío envíos envíe envían envié información atención válido válida válidos inválido inmediato página páginas línea
líneas área árbol ácido ángel éxito época índice ídolo íntimo óptimo órgano órdenes jóvenes imágenes exámenes
régimen música matemáticas lógica mágico trágico clásico histórico histórica eléctrico eléctrica estadística hábil
cárcel lápiz césped huésped hipótesis análisis crisis síntoma síntomas estómago corazón razón avión camión canción
lección estación habitación jabón botón balón millón algodón rincón jardín fin comité perdón común según
sábado miércoles sábados sábana pérdida búsqueda cédula cámara cáncer víctima víctimas tarjeta dígito dígitos
recibió llegó pidió llamó ganó perdió dejó quedó encontró solicitó bloqueó caducó venció expiró
llamé recibí pagué gané perdí envíeme dígame llámeme haré iré veré diré seré estaré tendré podré
mío mía míos tío tía río frío vacío país países raíz maíz baúl aún reúne actúe continúa sitúa evalúa
género número único céntimos céntimo kilómetro kilómetros miércoles`)

export const PORTUGUESE = words(`
não são estão então irão serão terão vão dão verão mão mãos pão irmão irmãos irmã irmãs mãe mães manhã amanhã alemão
cidadão cidadãos órgão órgãos bênção cartão cartões milhão milhões bilhão botão botões padrão razão razões coração
corações avião aviões caminhão pensão limões tostões leilão
você vocês três mês português inglês francês têm vêm lê vê crê dê porquê quê até já lá há só pó nó avó avô
é está estás será terá fará poderá receberá perderá haverá irá deverá olá cá pá aliás atrás através trás
número números código códigos crédito créditos débito débitos cédula cédulas última último últimas últimos única único
próximo próxima próximos próximas rápido rápida rápidos difícil fácil fáceis útil úteis possível possíveis impossível
disponível disponíveis nível responsável confiável página páginas público pública político técnico técnica técnicos
básico médico médica eletrônico eletrônica eletrônicos automático automática automaticamente econômico financeira
endereço endereços serviço serviços preço preços começo começar começa começou força forças março faça fácil almoço cabeça praça graças
prêmio prêmios prêmio câmera câmbio dúvida dúvidas música matéria memória história histórias salário salários
horário horários necessário necessária secretário usuário usuários bancário bancária bancários bancárias funcionário
funcionários aniversário calendário comentário comentários formulário proprietário voluntário beneficiário destinatário
família famílias polícia notícia notícias agência agências urgência emergência experiência transferência transferências
referência ausência ciência paciência consequência importância substância distância instância circunstância
grátis táxi lápis cônjuge também além alguém ninguém porém parabéns refém armazém contém mantém obtém
saúde país países aí saída baía início início período períodos empréstimo empréstimos acréscimo máximo mínimo
mínima máxima sábado sábados terça avô fórum álbum álcool água águas área áreas árvore ótimo ótima ônibus órfão
ícone ídolo índice época égua êxito âncora ângulo ânimo ímpar híbrido vítima vítimas crítica críticas prática
análise análises século séculos título títulos veículo veículos móvel imóvel móveis telefônico telefônica
brasília são joão josé antônio inês luís patrícia márcia sérgio cláudia fábio flávio júlia júlio lúcia mônica vinícius
amazônia paraná ceará goiás maranhão piauí amapá pará niterói maceió cuiabá goiânia florianópolis vitória
nós vós pôr pôde vôo contrário válido válida válidos inválido crime média médio remédio tráfego tecnológico
biológico lógico óbvio óculos ódio próprio própria próprios próprias sócio negócio negócios consórcio`)

export const FRENCH = words(`
à déjà voilà là où ça garçon garçons français française façon leçon reçu reçue reçus reçoit reçois aperçu déçu
être êtes fête fêtes tête têtes prêt prête prêts prêtes arrêt arrêter arrêtez arrête même mêmes forêt intérêt intérêts
enquête requête fenêtre extrême bête crêpe rêve rêver honnête peut-être tempête
très après dès près auprès exprès procès succès accès décès père mère frère mères pères frères première premières
dernière dernières entière entièrement particulière financière bancaire matière manière lumière rivière carrière
frontière barrière prière derrière caractère caractères problème problèmes système systèmes mètre mètres thème poème
siècle règle règles modèle modèles fidèle collègue collègues pièce pièces espèce nièce élève élèves achète achètes
complète complètement secrète inquiète discrète planète diabète lève élèvent élève s'élève s'élèvent prélève enlève
relève grève brève trève célèbre bibliothèque chèque chèques espère gère gérer préfère considère opère suggère diffère
deuxième troisième quatrième cinquième sixième dixième unième centième énième
hôtel hôtels hôpital hôpitaux côté côtés côte tôt bientôt plutôt aussitôt contrôle contrôler contrôleur contrôles rôle
rôles impôt impôts dépôt dépôts drôle diplôme diplômes symptôme symptômes entrepôt icône fantôme pôle
île îles maître maîtresse connaître connaît paraît apparaître disparaître reconnaître naître plaît s'il-vous-plaît
dîner boîte boîtes chaîne chaînes entraîner entraînement traîner fraîche fraîcheur huître abîmé bientôt gîte
âge âgé âgée âgés âme château châteaux gâteau gâteaux bâtiment bâtiments tâche tâches grâce pâte pâtes théâtre câble
câlin hâte lâcher mâle pâle râler relâcher bâton dégât dégâts
sûr sûre sûrs sûrement sûreté goût goûts coût coûts coûter coûte août brûler brûlé croûte dû mûr
noël haïti maïs naïf naïve égoïste coïncidence ambiguë
nîmes besançon orléans béziers`)
