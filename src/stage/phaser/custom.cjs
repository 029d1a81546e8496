/**
 * The parts of Phaser that the stage uses; `npm run build` bundles them once to build/phaser/phaser.mjs and `phaser` means
 * that file everywhere (default import only: `import Phaser from 'phaser'`). Half the size of the whole library.
 *
 * The types still describe all of Phaser, so the compiler does not notice what is missing here: whoever uses a new part
 * adds it. Some modules work by being loaded at all (they register themselves); they are the ones without a name.
 */
require('phaser-src/polyfills/requestVideoFrame');

const CONST = require('phaser-src/const');
const Extend = require('phaser-src/utils/object/Extend');

// What `this.add.NAME` and `this.make.NAME` can make.
require('phaser-src/gameobjects/bitmaptext/static/BitmapTextFactory');
require('phaser-src/gameobjects/container/ContainerFactory');
require('phaser-src/gameobjects/graphics/GraphicsFactory');
require('phaser-src/gameobjects/graphics/GraphicsCreator');
require('phaser-src/gameobjects/image/ImageFactory');
require('phaser-src/gameobjects/image/ImageCreator');
require('phaser-src/gameobjects/layer/LayerFactory');
require('phaser-src/gameobjects/particles/ParticleEmitterFactory');
require('phaser-src/gameobjects/rendertexture/RenderTextureFactory');
require('phaser-src/gameobjects/sprite/SpriteFactory');
require('phaser-src/gameobjects/text/TextFactory');
require('phaser-src/gameobjects/text/TextCreator');
require('phaser-src/gameobjects/zone/ZoneFactory');

const Phaser = {
  Actions: {
    AddEffectBloom: require('phaser-src/actions/AddEffectBloom'),
  },
  BlendModes: require('phaser-src/renderer/BlendModes'),
  Cameras: { Scene2D: require('phaser-src/cameras/2d') },
  Core: require('phaser-src/core'),
  Display: { Color: require('phaser-src/display/color') },
  Events: require('phaser-src/events'),
  Filters: require('phaser-src/filters'),
  Game: require('phaser-src/core/Game'),
  GameObjects: {
    BitmapText: require('phaser-src/gameobjects/bitmaptext/static/BitmapText'),
    RetroFont: require('phaser-src/gameobjects/bitmaptext/RetroFont'),
    Container: require('phaser-src/gameobjects/container/Container'),
    DisplayList: require('phaser-src/gameobjects/DisplayList'),
    Events: require('phaser-src/gameobjects/events'),
    GameObject: require('phaser-src/gameobjects/GameObject'),
    GameObjectCreator: require('phaser-src/gameobjects/GameObjectCreator'),
    GameObjectFactory: require('phaser-src/gameobjects/GameObjectFactory'),
    Graphics: require('phaser-src/gameobjects/graphics/Graphics'),
    Image: require('phaser-src/gameobjects/image/Image'),
    Layer: require('phaser-src/gameobjects/layer/Layer'),
    Particles: require('phaser-src/gameobjects/particles'),
    RenderTexture: require('phaser-src/gameobjects/rendertexture/RenderTexture'),
    Sprite: require('phaser-src/gameobjects/sprite/Sprite'),
    Text: require('phaser-src/gameobjects/text/Text'),
    UpdateList: require('phaser-src/gameobjects/UpdateList'),
    Zone: require('phaser-src/gameobjects/zone/Zone'),
  },
  Geom: {
    Circle: require('phaser-src/geom/circle'),
    Polygon: require('phaser-src/geom/polygon'),
    Rectangle: require('phaser-src/geom/rectangle'),
  },
  Input: require('phaser-src/input'),
  Loader: {
    Events: require('phaser-src/loader/events'),
    FileTypes: {
      AtlasJSONFile: require('phaser-src/loader/filetypes/AtlasJSONFile'),
      AudioFile: require('phaser-src/loader/filetypes/AudioFile'),
      BitmapFontFile: require('phaser-src/loader/filetypes/BitmapFontFile'),
      ImageFile: require('phaser-src/loader/filetypes/ImageFile'),
      JSONFile: require('phaser-src/loader/filetypes/JSONFile'),
    },
    LoaderPlugin: require('phaser-src/loader/LoaderPlugin'),
  },
  Math: {
    Between: require('phaser-src/math/Between'),
    Clamp: require('phaser-src/math/Clamp'),
    DegToRad: require('phaser-src/math/DegToRad'),
    Easing: require('phaser-src/math/easing'),
    Linear: require('phaser-src/math/Linear'),
    Vector2: require('phaser-src/math/Vector2'),
  },
  Plugins: require('phaser-src/plugins'),
  Renderer: require('phaser-src/renderer'),
  Scale: require('phaser-src/scale'),
  ScaleModes: require('phaser-src/renderer/ScaleModes'),
  Scene: require('phaser-src/scene/Scene'),
  Scenes: require('phaser-src/scene'),
  Sound: require('phaser-src/sound'),
  Textures: require('phaser-src/textures'),
  Time: require('phaser-src/time'),
  TintModes: require('phaser-src/renderer/TintModes'),
  Tweens: require('phaser-src/tweens'),
};

module.exports = Extend(false, Phaser, CONST);
